import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useOnePress } from './use-one-press.ts'
import { useWayBack } from './use-way-back.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A quieter line below the title. */
  about?: ReactNode
  /** Small buttons before the cross: to the one before, to the next. */
  tools?: ReactNode
  /** Buttons; the first is the one to press. */
  footer?: ReactNode
  /** A question that must be answered: no click beside it, no cross. */
  alert?: boolean
  /** An alert that the Escape key may close: it is the way back. */
  mayEscape?: boolean
  wide?: boolean
  children?: ReactNode
}

/** The working of dialogs and drawers, in a file that comes when the first one opens. */
export default function Sheet({
  open,
  onClose,
  title,
  about,
  tools,
  footer,
  alert,
  mayEscape,
  wide,
  look,
  children,
}: SheetProps & { look: 'dialog' | 'drawer' }) {
  const t = useTranslations('ui')
  const isBound = alert && !mayEscape
  useWayBack(open && !isBound, onClose)
  useOnePress(open)
  useFocusBack(open)
  return (
    <ModalOverlay
      className="veil"
      data-look={look}
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!alert}
      isKeyboardDismissDisabled={isBound}
    >
      <Modal className="sheet" data-look={look} data-wide={wide || undefined}>
        <AriaDialog className="sheet-inside" role={alert ? 'alertdialog' : 'dialog'}>
          <header>
            <div className="grow">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {about ? <p className="small faint">{about}</p> : null}
            </div>
            {tools ? <div className="row">{tools}</div> : null}
            {alert ? null : <IconButton icon="x" label={t('close')} onClick={onClose} />}
          </header>
          <div className="sheet-body">{children}</div>
          {footer ? <footer>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

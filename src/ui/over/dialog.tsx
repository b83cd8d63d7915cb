import './dialog.css'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from '#ui/basics/button.tsx'

type Props = {
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

/** Hydrated. A sheet in the middle of the page, from below on phones; the focus stays inside and returns. */
export function Dialog({ alert, ...props }: Props) {
  return <Sheet {...props} alert={alert} look="dialog" />
}

/** Hydrated. A sheet from the end side, from below on phones; for a form or a person beside the list. */
export function Drawer(props: Omit<Props, 'alert' | 'mayEscape'>) {
  return <Sheet {...props} look="drawer" />
}

function Sheet({
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
}: Props & { look: string }) {
  const t = useTranslations('ui')
  return (
    <ModalOverlay
      className="veil"
      data-look={look}
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!alert}
      isKeyboardDismissDisabled={alert && !mayEscape}
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
            {tools}
            {alert ? null : <IconButton icon="x" label={t('close')} onClick={onClose} />}
          </header>
          <div className="sheet-body">{children}</div>
          {footer ? <footer>{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

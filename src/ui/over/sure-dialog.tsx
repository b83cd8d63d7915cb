import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, type Look } from '#ui/basics/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  about?: ReactNode
  /** What is done, as its button says; without it there is only the way back. */
  go?: string | undefined
  /** The way back, which Escape takes too; "Keep it" where nothing else is said. */
  keep?: string
  /** Primary where the step is a good one that binds. */
  look?: Look
  /** Primary where the way back is the better one. */
  keepLook?: Look
  busy?: boolean
  onGo: () => void
  children?: ReactNode
}

/** Hydrated. The question before what cannot be taken back. */
export function SureDialog({
  go,
  keep,
  look = 'danger-solid',
  keepLook = 'quiet',
  busy = false,
  onGo,
  onClose,
  ...dialog
}: Props) {
  const t = useTranslations('ui')
  return (
    <Dialog
      alert
      mayEscape
      onClose={onClose}
      {...dialog}
      footer={
        <>
          {go ? (
            <Button look={look} busy={busy} onClick={onGo}>
              {go}
            </Button>
          ) : null}
          <Button look={keepLook} onClick={onClose}>
            {keep ?? t('keep')}
          </Button>
        </>
      }
    />
  )
}

import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What is done, as its button says. */
  go: string
  /** The way back. */
  keep: string
  busy: boolean
  onGo: () => void
  children: ReactNode
}

/** Hydrated. The question before what cannot be taken back. */
export function SureDialog({ open, onClose, title, go, keep, busy, onGo, children }: Props) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="danger-solid" busy={busy} onClick={onGo}>
            {go}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button, type ButtonLook } from '#ui/basics/button.tsx'
import type { To } from './message-dialog.tsx'

const MessageDialog = late(async () => (await import('./message-dialog.tsx')).MessageDialog)

/** Opens the dialog in which one writes to somebody. */
export function MessageButton({ to, look = 'quiet' }: { to: To; look?: ButtonLook['look'] }) {
  const t = useTranslations('directMessages')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" look={look} icon="chat" onClick={() => setOpen(true)}>
        {t('write')}
      </Button>
      {open ? <MessageDialog to={to} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'

const InviteDialog = late(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** Asks somebody whom the company sees in full to look at one of its jobs. */
export function InviteButton({ person, name }: { person: string; name: string | null }) {
  const t = useTranslations('pool')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon="send" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {open ? <InviteDialog people={[person]} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

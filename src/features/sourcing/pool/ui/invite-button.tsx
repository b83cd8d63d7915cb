import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { useEntry } from './use-entry.ts'

const InviteDialog = late(async () => (await import('./invite-dialog.tsx')).InviteDialog)

/** Asks somebody whom the company sees in full to look at one of its jobs, and says when they were asked last. */
export function InviteButton({ person, name }: { person: string; name: string | null }) {
  const t = useTranslations('pool')
  const day = useDay()
  const [open, setOpen] = useState(false)
  const invited = useEntry({ person })?.invited ?? []
  const [last] = invited
  return (
    <>
      {last ? <Word tone="good">{t('invitedOn', { day: day(last.at) })}</Word> : null}
      <Button size="s" icon="send" onClick={() => setOpen(true)}>
        {t(last ? 'inviteAgain' : 'invite')}
      </Button>
      {open ? (
        <InviteDialog
          people={[person]}
          name={name}
          without={invited.map(({ job }) => job)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '#frame/use-session.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

const AnswerDialog = late(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

type Job = { id: string; state: string; hired: number; openings: number }

/** Above the board, once everybody who was wanted is hired: close the job, and tell the others in the same breath. */
export function FilledNote({ job: { id, state, hired, openings } }: { job: Job }) {
  const t = useTranslations('answerClock')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const isOut = state === 'live' || state === 'paused'
  if (!isOut || hired < openings || !may('job.publish') || !may('applicant.move')) return null
  return (
    <Note tone="good" title={t('filled', { count: hired })}>
      <p>{t('filledText')}</p>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('fill')}
      </Button>
      {open ? <AnswerDialog job={id} fill open onClose={() => setOpen(false)} /> : null}
    </Note>
  )
}

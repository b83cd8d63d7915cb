import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

const AnswerDialog = late(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** That so many were hired as were wanted, and what to do about the others. */
export function FilledText({ job, hired }: { job: string; hired: number }) {
  const t = useTranslations('answerClock')
  const [open, setOpen] = useState(false)
  return (
    <Note tone="good" title={t('filled', { count: hired })}>
      <p>{t('filledText')}</p>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('fill')}
      </Button>
      {open ? <AnswerDialog job={job} fill open onClose={() => setOpen(false)} /> : null}
    </Note>
  )
}

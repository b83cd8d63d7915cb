import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { showWaiting } from '../contract.ts'

const AnswerDialog = late(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** At a closed job: who still waits for an answer, and the way to give it to all of them. */
export function WaitingNote({ job }: { job: string }) {
  const t = useTranslations('answerClock')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { data } = useCall(showWaiting, { job }, { enabled: may('applicant.read') })
  const waiting = data?.data.waiting ?? 0
  if (waiting === 0) return null
  return (
    <Note tone="warm" title={t('waiting', { count: waiting })}>
      <p>{t('waitingText')}</p>
      {may('applicant.move') ? <Button onClick={() => setOpen(true)}>{t('answer')}</Button> : null}
      {open ? <AnswerDialog job={job} open onClose={() => setOpen(false)} /> : null}
    </Note>
  )
}

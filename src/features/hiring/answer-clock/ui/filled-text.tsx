import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { showWaiting } from '../contract.ts'

const AnswerDialog = late(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** Stands in the place of how many wait, unseen, until that is read: the board below is not pushed down. */
const several = 2

type Props = { job: string; hired: number; openings: number }

/** That as many were hired as were wanted, or more, and what to do about the others. */
export function FilledText({ job, hired, openings }: Props) {
  const t = useTranslations('answerClock')
  const [open, setOpen] = useState(false)
  const { data } = useCall(showWaiting, { job, filled: true })
  return (
    <Note
      tone="good"
      title={hired > openings ? t('filledMore', { count: hired - openings }) : t('filled', { count: hired })}
    >
      <p style={data ? undefined : { visibility: 'hidden' }}>
        {t('filledText', { count: data?.data.waiting ?? several })}
        {data && data.data.offered > 0 ? ` ${t('filledOffers', { count: data.data.offered })}` : null}
      </p>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('fill')}
      </Button>
      {open ? <AnswerDialog job={job} fill open onClose={() => setOpen(false)} /> : null}
    </Note>
  )
}

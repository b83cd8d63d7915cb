import { useState } from 'react'
import { showPipeline, showSubmission } from '#features/agencies/submissions/contract.ts'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { answerDispute, appealDispute, type Dispute, showDispute } from '../contract.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { Said } from './said.tsx'
import { TwoRecords } from './two-records.tsx'

const again = () => {
  refreshCall(showDispute)
  // who is right decides where the submission stands
  refreshCall(showSubmission)
  refreshCall(showPipeline)
}

/** A claimed duplicate for the agency: both records with their days, the statement, and two business days as a clock. */
export function DisputeCard({ submission }: { submission: string }) {
  const t = useTranslations('disputes')
  const { data } = useCall(showDispute, { submission })
  const one = data?.data
  if (!one) return null
  return (
    <Note
      tone={one.state === 'for_agency' ? 'good' : 'warm'}
      title={t(one.state === 'claimed' ? 'claimed' : `stands.${one.state}`)}
    >
      <div className="stack">
        {one.state === 'claimed' ? <DueClock from={one.claimed_at} due={one.due_at} long /> : null}
        <p>{t('rule', { client: one.client })}</p>
        <TwoRecords one={one} own="agency" />
        <Said head={t('replyOf', { who: one.client })} words={one.client_words} />
        {one.state === 'claimed' ? <Answer one={one} /> : <Decided one={one} />}
      </div>
    </Note>
  )
}

function Answer({ one }: { one: Dispute }) {
  const t = useTranslations('disputes')
  const form = useForm(answerDispute, {
    initial: { words: '' },
    toInput: ({ words }) => ({ submission: one.submission, answer: 'dispute' as const, words }),
    onDone({ data }) {
      toast.show({ text: t(`stands.${data.state}`), tone: data.decided_for === 'agency' ? 'good' : 'bad' })
      again()
    },
  })
  const accept = useSureSend(answerDispute, { onDone: again })
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <TextArea {...form.soleField('words')} id="statement" label={t('statement')} rows={3} maxLength={1500} required />
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('sendDispute')}
        </Button>
        <Button onClick={accept.ask}>{t('accept')}</Button>
      </div>
      <SureDialog
        {...accept.question}
        title={t('acceptTitle')}
        about={<bdi>{one.name}</bdi>}
        go={t('accept')}
        onGo={() => accept.send({ submission: one.submission, answer: 'accept', words: '' })}
      >
        <p>{t('acceptText')}</p>
      </SureDialog>
    </form>
  )
}

function Decided({ one }: { one: Dispute }) {
  const t = useTranslations('disputes')
  const day = useDay()
  const format = useFormatter()
  const [appealing, appeal] = useState(false)
  const form = useForm(appealDispute, {
    initial: { words: '' },
    toInput: ({ words }) => ({ submission: one.submission, words }),
    onDone() {
      toast.show({ text: t('appealed'), tone: 'good' })
      appeal(false)
      again()
    },
  })
  return (
    <div className="stack stack-s">
      {one.decided_by && one.decided_at ? (
        <p className="small quiet">
          {t(`by.${one.decided_by}`)} · {format.dateTime(new Date(one.decided_at), 'moment')}
        </p>
      ) : null}
      <Said head={t('reasonOfStaff')} words={one.settled_words} />
      {one.appeal_until && one.decided_for === 'client' ? (
        <div>
          <Button size="s" onClick={() => appeal(true)}>
            {t('appeal', { day: day(one.appeal_until) })}
          </Button>
        </div>
      ) : null}
      {appealing ? <AppealDialog form={form} onClose={() => appeal(false)} /> : null}
    </div>
  )
}

import { useLocale } from 'use-intl'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { directionOf, languageNames, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { answerWaiting, showWaiting } from '../contract.ts'

type Props = {
  job: string
  /** The job is out: it is closed as filled first. */
  fill?: boolean
  open: boolean
  onClose: () => void
}

/** What goes out is read before it does, in the languages that applicants may write in. */
export function AnswerDialog({ job, fill = false, open, onClose }: Props) {
  const t = useTranslations('answerClock')
  const own = toLanguage(useLocale())
  const { data } = useCall(showWaiting, { job, ...(fill && { filled: true }) }, { enabled: open })
  const onProblem = (problem: Problem) => toast.show({ text: problem.message, tone: 'bad' })
  const send = useSend(answerWaiting, {
    onDone(sent) {
      onClose()
      refresh('application.moved')
      toast.show({ text: t('done', { count: sent.data.waiting }), tone: 'good' })
    },
    onProblem,
  })
  const close = useSend(closeJob, {
    onDone() {
      refresh('job.moved')
      send.mutate({ job })
    },
    onProblem,
  })
  const go = () => (fill ? close.mutate({ job, reason: 'filled' }) : send.mutate({ job }))
  const { waiting = 0, offered = 0, words = [] } = data?.data ?? {}
  // where nobody waits nothing is sent; to close the job there is still a way
  const mayGo = data !== undefined && (fill || waiting > 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={data || fill ? t(fill ? 'fillTitle' : 'title', { count: waiting }) : t('answer')}
      footer={
        <>
          {mayGo ? (
            <Button look="primary" busy={send.isPending || close.isPending} onClick={go}>
              {t(fill ? 'fillGo' : 'go', { count: waiting })}
            </Button>
          ) : null}
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {data ? null : <Skeleton />}
      {fill && data ? <p>{t('fillText', { count: waiting })}</p> : null}
      {(waiting > 0 ? words : [])
        .toSorted((one, other) => Number(other.language === own) - Number(one.language === own))
        .map(({ language, text }) => (
          <Note key={language} icon="mail" title={languageNames[language]}>
            <p dir={directionOf(language)} lang={language}>
              {text}
            </p>
          </Note>
        ))}
      {offered > 0 ? <p className="small quiet">{t('offered', { count: offered })}</p> : null}
    </Dialog>
  )
}

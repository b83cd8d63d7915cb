import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { languageNames, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { answerWaiting, showWaiting } from '../contract.ts'

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
      <AnswerDialog job={job} open={open} onClose={() => setOpen(false)} />
    </Note>
  )
}

/** What goes out is read before it does, in the languages that applicants may write in. */
function AnswerDialog({ job, open, onClose }: { job: string; open: boolean; onClose: () => void }) {
  const t = useTranslations('answerClock')
  const own = toLanguage(useLocale())
  const { data } = useCall(showWaiting, { job })
  const send = useSend(answerWaiting, {
    onDone(sent) {
      onClose()
      refresh('application.moved')
      toast.show({ text: t('done', { count: sent.data.waiting }), tone: 'good' })
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  const { waiting = 0, offered = 0, words = [] } = data?.data ?? {}
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { count: waiting })}
      footer={
        <>
          <Button look="primary" busy={send.isPending} onClick={() => send.mutate({ job })}>
            {t('go', { count: waiting })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {words
        .toSorted((one, other) => Number(other.language === own) - Number(one.language === own))
        .map(({ language, text }) => (
          <Note key={language} icon="mail" title={languageNames[language]}>
            <p dir="auto" lang={language}>
              {text}
            </p>
          </Note>
        ))}
      {offered > 0 ? <p className="small quiet">{t('offered', { count: offered })}</p> : null}
    </Dialog>
  )
}

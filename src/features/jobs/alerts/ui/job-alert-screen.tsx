import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type Alert, confirmAlert, setAlertFrequency, showAlert, stopAlert } from '../contract.ts'
import type { Route } from './+types/job-alert-screen'
import { Criteria } from './criteria.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FrequencyField } from './frequency-field.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(context.get(pageContext), showAlert, { key: params.key })).data
}

/** Where the links of an alert's mails lead: yes, how often, what is of no use, and the end. Every answer is a press. */
export default function JobAlertScreen({ loaderData, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('alerts.own')
  const { brand } = useSite()
  const [params] = useSearchParams()
  const [alert, setAlert] = useState<Alert>(loaderData)
  const job = params.get('job')
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="job-alert" className="wrap wrap-form page stack stack-xl">
        {job ? <FeedbackForm alertKey={key} job={job} title={params.get('title') ?? ''} /> : null}
        <section className="stack stack-l">
          {job ? <h2>{t('title')}</h2> : <h1>{t(alert.state === 'asked' ? 'asked' : 'title')}</h1>}
          <Criteria criteria={alert.criteria} />
          <Answers alertKey={key} alert={alert} onChanged={setAlert} />
        </section>
      </main>
    </PublicShell>
  )
}

type Props = { alertKey: string; alert: Alert; onChanged: (alert: Alert) => void }

function Answers({ alertKey: key, alert, onChanged }: Props) {
  const t = useTranslations('alerts.own')
  const options = {
    onDone: ({ data }: { data: Alert }) => onChanged(data),
    onProblem: (problem: { message: string }) => toast.show({ text: problem.message, tone: 'bad' as const }),
  }
  const confirm = useSend(confirmAlert, options)
  const stop = useSend(stopAlert, options)
  const often = useSend(setAlertFrequency, options)
  const { state, frequency } = alert
  const isOver = state === 'stopped'
  const setOften = (next: Alert['frequency']) => {
    onChanged({ ...alert, frequency: next })
    often.mutate({ key, frequency: next })
  }
  return (
    <div className="stack stack-l" aria-live="polite">
      {state === 'asked' ? (
        <p className="quiet">{t('askedText')}</p>
      ) : (
        <Note tone={state === 'active' ? 'good' : 'plain'}>
          <p>{t(state)}</p>
        </Note>
      )}
      {isOver ? null : <FrequencyField value={frequency} onChange={setOften} />}
      <div className="cluster">
        {state === 'active' || isOver ? null : (
          <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate({ key })}>
            {t(state === 'asked' ? 'confirm' : 'again')}
          </Button>
        )}
        {isOver ? null : (
          <Button look="quiet" busy={stop.isPending} onClick={() => stop.mutate({ key })}>
            {t('stop')}
          </Button>
        )}
      </div>
    </div>
  )
}

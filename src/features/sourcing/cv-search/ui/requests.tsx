import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { answerRequest, type CvRequest, whoHasMyCv } from '../contact-contract.ts'
import { restAfterNo } from '../rules.ts'

/** Pages that ask to see name and contacts; those that wait come first, lit. */
export function Requests({ requests }: { requests: readonly CvRequest[] }) {
  const t = useTranslations('cvSearch.mine')
  const waiting = requests.filter(({ state }) => state === 'asked')
  const answered = requests.filter(({ state }) => state !== 'asked')
  if (requests.length === 0) return null
  return (
    <section className="stack" aria-labelledby="cv-requests">
      <h2 id="cv-requests">{t('requests')}</h2>
      {waiting.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
      <ul className="rows">
        {answered.map((request) => (
          <Answered key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ request: { id, page, note, job, asked_at } }: { request: CvRequest }) {
  const t = useTranslations('cvSearch.mine')
  const day = useDay()
  const [declining, setDeclining] = useState(false)
  const answer = useSend(answerRequest, {
    onDone: () => refreshCall(whoHasMyCv),
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  const say = (accept: boolean) => answer.mutate({ request: id, accept })
  return (
    <Card look="lit">
      <div className="stack">
        <p>
          {t.rich('asks', {
            page: page.name,
            day: day(asked_at),
            link: (words) => (
              <a className="link" href={`/companies/${page.slug}`}>
                <bdi>{words}</bdi>
              </a>
            ),
          })}
        </p>
        <p>
          {job
            ? t.rich('forJob', {
                job: () => (
                  <a className="link" href={`/jobs/${job.address}`}>
                    <bdi>{job.title}</bdi>
                  </a>
                ),
              })
            : t('noJob')}
        </p>
        {note ? (
          <blockquote className="quiet" dir="auto">
            {note}
          </blockquote>
        ) : (
          <p className="quiet">{t('noNote')}</p>
        )}
        <div className="cluster">
          <Button look="primary" busy={answer.isPending && answer.variables.accept} onClick={() => say(true)}>
            {t('accept')}
          </Button>
          <Button onClick={() => setDeclining(true)}>{t('decline')}</Button>
        </div>
        <p className="small faint">
          {t('acceptHelp')} {t('noDeadline')}
        </p>
      </div>
      <SureDialog
        open={declining}
        title={t('declineTitle')}
        about={t('declineAbout', { page: apart(page.name), days: restAfterNo })}
        go={t('declineGo')}
        keep={t('declineKeep')}
        busy={answer.isPending && !answer.variables.accept}
        onGo={() => say(false)}
        onClose={() => setDeclining(false)}
      />
    </Card>
  )
}

function Answered({ request: { page, state, answered_at } }: { request: CvRequest }) {
  const t = useTranslations('cvSearch.mine')
  const day = useDay()
  return (
    <li className="row spread">
      <bdi>{page.name}</bdi>
      <span className="small quiet">
        {t(state === 'accepted' ? 'accepted' : 'declined', { day: day(answered_at ?? '') })}
      </span>
    </li>
  )
}

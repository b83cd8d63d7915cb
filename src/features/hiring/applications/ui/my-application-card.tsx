import type { ReactNode } from 'react'
import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Lamp } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { listMine } from '../contract.ts'
import { ApplicationPath } from './application-path.tsx'

export type MyApplication = Gives<typeof listMine>['data'][number]

const waiting = ['sent', 'seen', 'shortlisted', 'interview']

/** One's application in a list: the job, where it stands, and by when an answer comes. */
export function MyApplicationCard({ application }: { application: MyApplication }) {
  const t = useTranslations('applications.mine')
  const { id, job, unread } = application
  const clock = useAnswerClock(application)
  return (
    <article className="stack stack-s">
      <div className="row row-top">
        <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
        <div className="grow stack stack-xs">
          <h2 className="lead">
            <a href={`/applications/${id}`}>
              <bdi>{job.title}</bdi>
            </a>
          </h2>
          <div className="small quiet">
            <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place, clock]} />
          </div>
        </div>
        {unread > 0 ? (
          <span className="cluster small warm">
            <Lamp />
            {t('unread', { count: unread })}
          </span>
        ) : null}
      </div>
      <ApplicationPath application={application} />
    </article>
  )
}

/** "An answer, always": by when, while one is waited for; null when none is. */
export function useAnswerClock({ status, answer_due_at }: MyApplication): ReactNode {
  const t = useTranslations('applications.mine')
  const format = useFormatter()
  const now = useNow()
  if (!waiting.includes(status)) return null
  const due = new Date(answer_due_at)
  const day = format.dateTime(due, { day: 'numeric', month: 'long' })
  return due < now ? <span className="warm">{t('overdue', { day })}</span> : t('answerBy', { day })
}

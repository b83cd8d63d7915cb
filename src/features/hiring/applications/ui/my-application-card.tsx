import './my-application-card.css'
import type { ReactNode } from 'react'
import { useNow } from 'use-intl'
import { useTwoClocks } from '#features/hiring/interviews/ui/use-invitation-clock.ts'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Lamp } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { listMine } from '../contract.ts'
import { ApplicationPath } from './application-path.tsx'

export type MyApplication = Gives<typeof listMine>['data'][number]

const underWay = ['sent', 'seen', 'shortlisted', 'interview']

/** One's application in a list: the job, at its end where it stands and what is awaited of whom, and the way it went. */
export function MyApplicationCard({ application }: { application: MyApplication }) {
  const { id, job } = application
  return (
    <article className="stack stack-s">
      <div className="my-application">
        <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
        <div className="stack stack-xs">
          <h2 className="lead">
            <a href={`/applications/${id}`}>
              <bdi>{job.title}</bdi>
            </a>
          </h2>
          <div className="small quiet">
            <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place]} />
          </div>
        </div>
        <Standing application={application} />
      </div>
      <ApplicationPath application={application} />
    </article>
  )
}

/** The status, and below it whose turn it is: the candidate's own, lit, or the company's, by when. */
function Standing({ application }: { application: MyApplication }) {
  const t = useTranslations('applications')
  const { status, waits, unread, interview, starts_on } = application
  const format = useFormatter()
  const clock = useAnswerClock(application)
  const startDay = (on: string) => format.dateTime(new Date(on), 'longDay', { timeZone: 'UTC' })
  return (
    <div className="my-application-state">
      <span className={status === 'offer' || status === 'hired' ? 'strong good' : 'strong'}>
        {t(`status.${status}`)}
      </span>
      {waits ? (
        <span className="cluster small warm">
          <Lamp />
          {waits === 'message' ? t('mine.unread', { count: unread }) : t(`mine.waits.${waits}`)}
        </span>
      ) : clock && !interview ? (
        <span className="small quiet">{clock}</span>
      ) : null}
      {starts_on ? <span className="small">{t('mine.startsOn', { day: startDay(starts_on) })}</span> : null}
      {interview ? (
        <span className="small">
          <InterviewTime {...interview} />
        </span>
      ) : null}
    </div>
  )
}

/** The time agreed: by the clock of the place one comes to, or else the reader's own, told where it is not the device's. */
function InterviewTime({ at, zone, on_site }: NonNullable<MyApplication['interview']>) {
  const t = useTranslations('applications.mine')
  const clock = useTwoClocks(zone, on_site)
  return t('interviewAt', { when: clock.short(at) })
}

type Owed = Pick<MyApplication, 'status' | 'answer_due_at' | 'answered_at'>

/**
 * "An answer, always": by when, as long as the company owes one; once it said anything the candidate was told of, when that was.
 * Null where nothing is waited for.
 */
export function useAnswerClock({ status, answer_due_at, answered_at }: Owed): ReactNode {
  const t = useTranslations('applications.mine')
  const format = useFormatter()
  const now = useNow()
  const { zone: timeZone } = useWhen()
  if (!underWay.includes(status)) return null
  const dayOf = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'long', timeZone })
  if (answered_at) return t('lastReply', { day: dayOf(answered_at) })
  const day = dayOf(answer_due_at)
  return new Date(answer_due_at) < now ? <span className="warm">{t('overdue', { day })}</span> : t('answerBy', { day })
}

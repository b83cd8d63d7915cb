import './interviews.css'
import { useLocale, useNow } from 'use-intl'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type Interview, listInterviews } from '../contract.ts'
import { isOver as isStateOver } from '../interview-states.ts'
import type { InterviewView } from '../rules.ts'
import { useClockThere } from './use-invitation-clock.ts'
import { useWhen } from './use-when.ts'

type Props = {
  input: { show: InterviewView; cursor?: string }
  first: Gives<typeof listInterviews> | undefined
}

/** Interviews day by day, those without a time together. */
export function InterviewList({ input, first }: Props) {
  const t = useTranslations('interviews.list')
  const when = useWhen()
  const { data, isError, refetch } = useCall(listInterviews, input, { initial: first, enabled: first !== undefined })
  const interviews = data?.data ?? []
  const { show } = input
  const now = useNow({ updateInterval: 60_000 })
  const days = Map.groupBy(inOrder(interviews), ({ starts_at, minutes }) => {
    if (!starts_at) return t(show === 'past' ? 'never' : 'waiting')
    return show === 'open' && hasEnded(starts_at, minutes, now) ? t('unsaid') : when.day(starts_at)
  })
  return (
    <div className="wrap-read stack stack-l">
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data && interviews.length === 0 ? <Nothing show={show} /> : null}
      {when.isOwn || interviews.length === 0 ? null : (
        <p className="small quiet">{t('zone', { zone: when.zoneWords })}</p>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="stack stack-s">
          <h2 className="interviews-day-name">{day}</h2>
          <ul className="rows">
            {ofDay.map((interview) => (
              <Row key={interview.id} interview={interview} isOver={show === 'past'} isUnsaid={day === t('unsaid')} />
            ))}
          </ul>
        </section>
      ))}
      {data?.next_cursor ? (
        <div>
          <LinkButton
            href={`/page/interviews?${new URLSearchParams({ show, cursor: data.next_cursor })}`}
            iconEnd="next"
          >
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}

/** Days first, then those who have not chosen a time: what is only proposed belongs to no day. */
const inOrder = (interviews: readonly Interview[]) => [
  ...interviews.filter(({ starts_at }) => starts_at !== null),
  ...interviews.filter(({ starts_at }) => starts_at === null),
]

const hasEnded = (starts_at: string, minutes: number, now: Date) =>
  Date.parse(starts_at) + minutes * 60_000 < now.getTime()

function Nothing({ show }: { show: InterviewView }) {
  const t = useTranslations('interviews.list')
  if (show !== 'open') return <p className="quiet">{t(`none.${show}`)}</p>
  return (
    <Empty
      icon="calendar"
      title={t('empty')}
      action={
        <LinkButton href="/page/jobs" icon="jobs">
          {t('toJobs')}
        </LinkButton>
      }
    >
      {t('emptyHelp')}
    </Empty>
  )
}

function Row({ interview, isOver, isUnsaid }: { interview: Interview; isOver: boolean; isUnsaid: boolean }) {
  const t = useTranslations('interviews')
  const when = useWhen()
  const comma = commaOf(toLanguage(useLocale()))
  const { name, job, application, starts_at, kind, minutes, people, none_left, zone } = interview
  const there = useClockThere(zone, when)
  const state = none_left ? 'none_left' : interview.state
  return (
    <li>
      <a href={`/page/jobs/${job.id}/board?applicant=${application}`} className="cluster">
        <Avatar name={name} />
        <span className="grow stack stack-xs">
          <bdi className="strong">{name}</bdi>
          <span className="small quiet">
            <Facts
              items={[
                <bdi key="job">{job.title}</bdi>,
                t(`kinds.${kind}`),
                t('minutes', { count: minutes }),
                people.length > 0 ? (
                  <bdi key="people">{people.map((one) => one.name).join(comma)}</bdi>
                ) : isStateOver(interview.state) ? null : (
                  <Word key="people" tone="bad">
                    {t('list.nobody')}
                  </Word>
                ),
              ]}
            />
          </span>
        </span>
        {isOver || !starts_at ? (
          <Word
            tone={none_left ? 'bad' : state === 'other_asked' || (isOver && state === 'confirmed') ? 'warm' : 'plain'}
          >
            {isOver && state === 'confirmed' ? t('week.unsaid') : t(`states.${state}`)}
          </Word>
        ) : null}
        {starts_at ? (
          <span className="stack num">
            <span className="strong nowrap">{isUnsaid ? when.both(starts_at) : when.hour(starts_at)}</span>
            <span className="small quiet">{there(starts_at)}</span>
          </span>
        ) : null}
      </a>
    </li>
  )
}

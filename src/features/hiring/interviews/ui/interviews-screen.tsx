import { useLocale, useTranslations } from 'use-intl'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type Interview, listInterviews } from '../contract.ts'
import type { Route } from './+types/interviews-screen'
import { useWhen } from './use-when.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const cursor = asked.url.searchParams.get('cursor')
  const input = cursor ? { cursor } : {}
  const may = session?.may.includes('applicant.read') === true
  return { input, first: may ? await load(page, listInterviews, input) : undefined }
}

/** Whom the team meets, day by day, and who has not chosen a time yet. */
export default function InterviewsScreen({ loaderData: { first, input } }: Route.ComponentProps) {
  const t = useTranslations('interviews.list')
  const when = useWhen()
  const { data, isError, refetch } = useCall(listInterviews, input, { initial: first, enabled: first !== undefined })
  const interviews = data?.data ?? []
  const days = Map.groupBy(interviews, ({ starts_at }) => (starts_at ? when.day(starts_at) : t('waiting')))
  return (
    <WorkScreen title={t('title')} name="interviews" needs="applicant.read" className="wrap-read stack stack-l">
      <h1>{t('title')}</h1>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data && interviews.length === 0 ? (
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
      ) : null}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="stack stack-s">
          <h2>{day}</h2>
          <ul className="rows">
            {ofDay.map((interview) => (
              <Row key={interview.id} interview={interview} />
            ))}
          </ul>
        </section>
      ))}
      {data?.next_cursor ? (
        <div>
          <LinkButton href={`/page/interviews?cursor=${encodeURIComponent(data.next_cursor)}`} iconEnd="next">
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </WorkScreen>
  )
}

function Row({
  interview: { name, job, application, starts_at, kind, minutes, state, people },
}: {
  interview: Interview
}) {
  const t = useTranslations('interviews')
  const when = useWhen()
  const comma = commaOf(toLanguage(useLocale()))
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
                <bdi key="people">{people.map((one) => one.name).join(comma)}</bdi>,
              ]}
            />
          </span>
        </span>
        {starts_at ? (
          <span className="strong nowrap">{when.hour(starts_at)}</span>
        ) : (
          <Word tone={state === 'other_asked' ? 'warm' : undefined}>{t(`states.${state}`)}</Word>
        )}
      </a>
    </li>
  )
}

import type { ReactNode } from 'react'
import { JobRow } from '#features/jobs/jobs/ui/job-row.tsx'
import { CompanyName } from '#features/jobs/jobs/ui/job-words.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Path } from '#ui/basics/path.tsx'
import type { DayView } from '../contract.ts'
import { useDayWords } from './use-day-words.ts'

type Props = { day: DayView }

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack stack-s" aria-labelledby={`day-${id}`}>
      <h2 id={`day-${id}`}>{title}</h2>
      {children}
    </section>
  )
}

/** Who alone may come, with the law that allows it; and whom it is meant for, in words. */
export function Only({ day: { only, audience, language } }: Props) {
  const t = useTranslations('openDays.page')
  const words = useDayWords()
  if (!only && !audience) return null
  return (
    <div className="stack stack-s">
      {audience ? (
        <p lang={language} dir={directionOf(language)}>
          {audience}
        </p>
      ) : null}
      {only ? (
        <Note icon="scale" title={words.list([only.gender, ...only.nationalities].filter((one) => one !== null))}>
          <p>
            {t.rich('ground', {
              law: () => <bdi>{only.legal_ground}</bdi>,
              permit: () => <bdi>{only.permit_number}</bdi>,
            })}
          </p>
        </Note>
      ) : null}
    </div>
  )
}

/** Companies with a booth. */
export function Exhibitors({ day: { exhibitors } }: Props) {
  const t = useTranslations('openDays')
  if (exhibitors.length === 0) return null
  return (
    <Section id="exhibitors" title={t('page.exhibitors')}>
      <ul className="grid day-exhibitors">
        {exhibitors.map((company) => (
          <li key={company.id} className="row">
            <Avatar name={company.name} src={company.logo ?? undefined} kind="company" />
            <div>
              <CompanyName company={company} href={`/companies/${company.slug}`} />
              {company.jobs > 0 ? <p className="small faint">{t('jobs', { count: company.jobs })}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Jobs({ day, words }: Props & { words: JobWords }) {
  const t = useTranslations('openDays.page')
  const all = useTranslations()
  if (day.job_list.length === 0 && !day.job_group) return null
  return (
    <Section id="jobs" title={t('jobs')}>
      {day.job_list.length > 0 ? (
        <ul className="rows">
          {day.job_list.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              words={words}
              company={job.company.id !== day.company.id}
              closed={job.closed_to ? all(`refusals.${job.closed_to}`) : null}
            />
          ))}
        </ul>
      ) : null}
      {day.job_group ? (
        <a className="link" href={`/job-groups/${day.job_group.address}`}>
          <bdi>{day.job_group.title}</bdi>
        </a>
      ) : null}
    </Section>
  )
}

export function HowItWorks({ day }: Props) {
  const t = useTranslations('openDays.page.how')
  const books = day.places > 0
  const fromHome = day.way === 'online'
  const step = (key: 'book' | 'checkIn' | 'talk' | 'answer') => ({
    words: t(key),
    note: t(fromHome && key === 'checkIn' ? 'arriveText' : `${key}Text`, { minutes: day.slot_minutes }),
    state: 'next' as const,
  })
  return (
    <Section id="how" title={t('title')}>
      <Path
        label={t('title')}
        look="down"
        stops={[...(books ? [step('book')] : []), step('checkIn'), step('talk'), step('answer')]}
      />
    </Section>
  )
}

export function Bring({ day: { bring, language } }: Props) {
  const t = useTranslations('openDays.page')
  if (bring.length === 0) return null
  return (
    <Section id="bring" title={t('bring')}>
      <ul className="day-checks" lang={language} dir={directionOf(language)}>
        {bring.map((thing) => (
          <li key={thing}>
            <Icon name="check" size="s" />
            {thing}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Teams({ day: { teams } }: Props) {
  const t = useTranslations('openDays.page')
  const words = useDayWords()
  if (teams.length === 0) return null
  return (
    <Section id="teams" title={t('teams')}>
      <ul className="day-checks">
        {teams.map((team) => (
          <li key={team.team}>
            <Icon name={team.way === 'online' ? 'video' : 'chat'} size="s" />
            <span>
              <bdi>{team.company ? `${team.company.name}, ${team.name}` : team.name}</bdi>
              {team.languages.length > 0 ? <span className="quiet"> · {words.list(team.languages)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function GettingThere({ day }: Props) {
  const t = useTranslations('openDays.page')
  if (day.way === 'online') return null
  const query = [day.venue, day.address_line, day.city].filter(Boolean).join(', ')
  const map = day.map_url ?? `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
  return (
    <Section id="there" title={t('gettingThere')}>
      <p className="strong">
        <bdi>{day.venue}</bdi>
      </p>
      {day.address_line ? (
        <p className="quiet">
          <bdi>{day.address_line}</bdi>
        </p>
      ) : null}
      {day.directions ? (
        <p lang={day.language} dir={directionOf(day.language)}>
          {day.directions}
        </p>
      ) : null}
      <div>
        <LinkButton size="s" icon="pin" href={map} rel="noopener nofollow" target="_blank">
          {t('map')}
        </LinkButton>
      </div>
    </Section>
  )
}

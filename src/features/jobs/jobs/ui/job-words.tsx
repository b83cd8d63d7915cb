import { useLocale, useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { kept } from '#platform/shared/kept.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { JobCard } from '../contract.ts'

/** A title stands in the language it was written in, whatever the page's own is. */
export function JobTitle({ job }: { job: Pick<JobCard, 'title' | 'language'> }) {
  return (
    <bdi lang={job.language} dir={directionOf(toLanguage(job.language))}>
      {job.title}
    </bdi>
  )
}

/** "Confirmed 4 days ago": a job is only shown while its employer says it is open. */
export function Confirmed({ at }: { at: string }) {
  const t = useTranslations('jobs')
  const now = useNow()
  const locale = useLocale()
  const days = kept(`ago ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const ago = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 86_400_000))
  return t('confirmed', { when: days.format(-ago, 'day') })
}

/** Several names as one phrase: "English, Arabic and French". */
export function useListOf(): (names: readonly string[]) => string {
  const locale = useLocale()
  const list = kept(`and ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }))
  return (names) => list.format(names)
}

/** "1 January 2027"; a day of the calendar is the same day everywhere. */
export function useDay(): (day: string | Date) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(day), 'longDay', { timeZone: 'UTC' })
}

/** "and 2 more cities"; nothing where there is one. */
export const morePlaces = (
  { more_places }: Pick<JobCard, 'more_places'>,
  t: ReturnType<typeof useTranslations<'jobs'>>,
) => (more_places > 0 ? t('morePlaces', { count: more_places }) : null)

/** The name, and whether something about it was checked. */
export function CompanyName({ company, href }: { company: JobCard['company']; href?: string | undefined }) {
  const t = useTranslations('jobs')
  return (
    <p className="company-name quiet">
      {href ? (
        <a className="link" href={href}>
          <bdi>{company.name}</bdi>
        </a>
      ) : (
        <bdi>{company.name}</bdi>
      )}
      {company.verified ? <Icon name="verified" size="s" label={t('checkedCompany')} /> : null}
    </p>
  )
}

/** "12 of 80 applications"; nothing where the employer reads without an end. */
export function Taken({ job }: { job: Pick<JobCard, 'applicant_cap' | 'applicants_count'> }) {
  const t = useTranslations('jobs')
  if (!job.applicant_cap) return null
  return t('taken', { taken: Math.min(job.applicants_count, job.applicant_cap), cap: job.applicant_cap })
}

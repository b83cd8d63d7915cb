import './open-days.css'
import { useTranslations } from '#platform/browser/intl.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { type DayCard, listDays } from '../contract.ts'
import { DayRow } from './day-row.tsx'

/** Open days ahead of a company, or those a job belongs to; beside other things, and no reason to be without them. */
export const readDaysOf = (page: PageContext, of: { company: string } | { job: string }): Promise<DayCard[]> =>
  page.call(listDays, of).then(
    ({ data }) => data.slice(0, 3),
    () => [],
  )

/** The same as a part of a page; nothing where there is none. */
export function DaysOf({ days, of }: { days: readonly DayCard[]; of: 'company' | 'job' }) {
  const t = useTranslations('openDays.of')
  if (days.length === 0) return null
  return (
    <section className="stack stack-s" aria-label={t(of)}>
      <h2>{t(of)}</h2>
      <ul className="rows">
        {days.map((day) => (
          <DayRow key={day.id} day={day} />
        ))}
      </ul>
    </section>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Note } from '#ui/basics/note.tsx'
import { listStaff } from '../../team-contract.ts'
import { useDayWords } from '../use-day-words.ts'
import type { DeskValues } from './day-values.ts'
import { clashesIn, isFridayNoonFree } from './find-clashes.ts'

/** What to look at before it goes out: somebody at two desks, a desk without anybody, Friday noon. */
export function ScheduleChecks({ desks, dates }: { desks: readonly DeskValues[]; dates: readonly string[] }) {
  const t = useTranslations('openDays.editor.checks')
  const words = useDayWords()
  const { data } = useCall(listStaff, {})
  const nameOf = (id: string) => data?.data.find((one) => one.id === id)?.name ?? ''
  const clashes = clashesIn(desks, dates)
  const empty = desks.flatMap(({ staff }, at) => (staff.length === 0 ? [at + 1] : []))
  const friday = isFridayNoonFree(desks, dates)
  if (clashes.length === 0 && empty.length === 0 && friday === null) return null
  return (
    <section className="grid" aria-label={t('title')}>
      {clashes.map(({ person, desks: two, date, from, to }) => (
        <Note key={`${person} ${date} ${from}`} tone="bad" title={t('twice', { name: nameOf(person) })}>
          <p className="small">
            {t('twiceText', {
              first: two[0] + 1,
              second: two[1] + 1,
              date: words.date(date),
              from: words.time(from),
              to: words.time(to),
            })}
          </p>
        </Note>
      ))}
      {empty.length > 0 && data ? (
        <Note tone="warm" title={t('nobody', { count: empty.length })}>
          <p className="small">{t('nobodyText', { desks: words.list(empty.map(String)) })}</p>
        </Note>
      ) : null}
      {friday === null ? null : (
        <Note tone={friday ? 'plain' : 'warm'} title={t(friday ? 'fridayFree' : 'friday')}>
          <p className="small">{t('fridayText')}</p>
        </Note>
      )}
    </section>
  )
}

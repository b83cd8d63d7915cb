import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { codeWords } from '#features/open-days/visits/rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { OpenDaySheet } from './open-day-sheet.tsx'
import { PrintedTable } from './printed-table.tsx'
import type { Printout } from './read-printout.ts'

export type DoorShown = Extract<Printout, { mode: 'openday-attendance' }>['door']

/** Who is expected at an open day, in the order of their half-hours, with room to sign where nobody has a device. */
export function AttendanceSheet({ door: { title, time_zone, people } }: { door: DoorShown }) {
  const t = useTranslations('printouts.openDay')
  const words = useDayWords()
  const format = useFormatter()
  const heads = [t('time'), t('name'), t('desk'), t('code'), t('came'), t('signature')]
  return (
    <OpenDaySheet title={title} name={t('attendance')} count={people.length}>
      <PrintedTable label={t('attendance')} heads={heads}>
        {people.map(({ id, name, when, desk, school, code, checked_in_at }) => (
          <tr key={id}>
            <td className="nowrap">{when ? `${words.date(when.date)}, ${words.time(when.half)}` : ''}</td>
            <td>
              <bdi className="strong">{name}</bdi>
              {school ? (
                <>
                  <br />
                  <bdi>{school}</bdi>
                </>
              ) : null}
            </td>
            <td>
              <bdi>{desk}</bdi>
            </td>
            <td className="nowrap ltr">{codeWords(code)}</td>
            <td className="nowrap">
              {checked_in_at ? format.dateTime(new Date(checked_in_at), 'clock', { timeZone: time_zone }) : ''}
            </td>
            <td className="printout-sign" />
          </tr>
        ))}
      </PrintedTable>
    </OpenDaySheet>
  )
}

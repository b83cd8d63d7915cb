import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { OpenDaySheet } from './open-day-sheet.tsx'
import { PrintedTable } from './printed-table.tsx'
import type { Printout } from './read-printout.ts'

type Shown = Extract<Printout, { mode: 'openday-outcomes' }>

/** Everybody who came to an open day with what became of them; for the team alone, with its notes. */
export function OutcomesSheet({ report: { title }, people }: Omit<Shown, 'mode'>) {
  const t = useTranslations('printouts.openDay')
  const outcomes = useTranslations('rooms.outcomes')
  const states = useTranslations('visits.states')
  const rooms = useTranslations('rooms')
  const format = useFormatter()
  return (
    <OpenDaySheet title={title} name={t('outcomes')} count={people.length}>
      <PrintedTable
        label={t('outcomes')}
        heads={[t('number'), t('name'), t('desk'), t('outcome'), t('rating'), t('note')]}
      >
        {people.map(({ id, number, name, desk, outcome, state, rating, note, job }) => (
          <tr key={id}>
            <td className="num">{number === null ? '' : format.number(number)}</td>
            <td>
              <bdi className="strong">{name}</bdi>
            </td>
            <td className="nowrap">{desk ? rooms('desk', { number: desk.number }) : ''}</td>
            <td>
              {outcome ? outcomes(outcome) : states(state)}
              {job ? (
                <>
                  <br />
                  <bdi>{job}</bdi>
                </>
              ) : null}
            </td>
            <td className="num">{rating === null ? '' : format.number(rating)}</td>
            <td>
              <bdi>{note}</bdi>
            </td>
          </tr>
        ))}
      </PrintedTable>
    </OpenDaySheet>
  )
}

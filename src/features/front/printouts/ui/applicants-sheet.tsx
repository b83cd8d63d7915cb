import { useColumnName } from '#features/hiring/pipeline/ui/column-name.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { PrintedTable } from './printed-table.tsx'
import type { Printout } from './read-printout.ts'

type Listed = Extract<Printout, { mode: 'applicants' }>

/** Applicants of a job, one in a row, with what the team noted of each. */
export function ApplicantsSheet({ listed: { who, job, columns, people, isCut } }: { listed: Listed }) {
  const t = useTranslations('printouts.applicants')
  const format = useFormatter()
  const nameOf = useColumnName()
  const stageOf = (id: string) => nameOf(columns.find((column) => column.id === id) ?? { id, phase: id, names: null })
  const counted = t(isCut ? 'first' : 'count', { count: people.length })
  return (
    <PrintedSheet
      title={t(who)}
      name={`${t(who)} · ${job.title}`}
      about={<Facts items={[<bdi key="job">{job.title}</bdi>, job.place, counted]} />}
    >
      {people.length === 0 ? (
        <Empty icon="users" title={t('nobody')}>
          {t('nobodyHelp')}
        </Empty>
      ) : (
        <PrintedTable label={t(who)} heads={[t('name'), t('stage'), t('sent'), t('rating'), t('note')]}>
          {people.map((card) => (
            <tr key={card.id}>
              <td>
                <bdi className="strong">{card.name}</bdi>
              </td>
              <td>{stageOf(card.column)}</td>
              <td className="nowrap">{format.dateTime(new Date(card.submitted_at), 'day')}</td>
              <td>{card.rating === null ? '–' : format.number(card.rating, { maximumFractionDigits: 1 })}</td>
              <td>
                {card.tags.length > 0 ? (
                  <Facts small items={card.tags.map((tag) => <bdi key={tag}>{tag}</bdi>)} />
                ) : null}
                <p>
                  <bdi>{card.note}</bdi>
                </p>
              </td>
            </tr>
          ))}
        </PrintedTable>
      )}
    </PrintedSheet>
  )
}

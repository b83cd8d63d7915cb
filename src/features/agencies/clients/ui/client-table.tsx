import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Client } from '../contract.ts'
import { clientTones } from './state-tones.ts'
import { useTerms } from './use-terms.ts'

/** Clients with their terms, and how much is under way at each. */
export function ClientTable({ rows }: { rows: readonly Client[] }) {
  const t = useTranslations('clients')
  const format = useFormatter()
  const terms = useTerms()
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'client', head: t('client'), names: true, cell: (row) => <Named row={row} /> },
        { id: 'fee', head: t('terms.fee'), folds: true, cell: (row) => terms.fee(row) },
        { id: 'guarantee', head: t('terms.guarantee'), wideOnly: 'desk', cell: (row) => terms.guarantee(row) },
        { id: 'jobs', head: t('openJobs'), numeric: true, folds: 'named', cell: (row) => format.number(row.open_jobs) },
        {
          ...{ id: 'under', head: t('underWay'), numeric: true, folds: 'named' as const },
          cell: (row) => format.number(row.under_way),
        },
        { id: 'placed', head: t('placed'), numeric: true, wideOnly: 'desk', cell: (row) => format.number(row.placed) },
        {
          ...{ id: 'answers', head: t('replies'), wideOnly: 'desk' as const },
          cell: ({ answer_days }) =>
            answer_days === null ? (
              <span className="faint">{t('newClient')}</span>
            ) : (
              t('inDays', { count: answer_days })
            ),
        },
        {
          ...{ id: 'state', head: t('state'), folds: true },
          cell: ({ state }) => <Word tone={clientTones[state]}>{t(`states.${state}`)}</Word>,
        },
      ]}
    />
  )
}

function Named({ row: { id, name, place, contact_name } }: { row: Client }) {
  return (
    <span className="stack stack-xs">
      <a className="link medium" href={`/page/clients/${id}`}>
        <bdi>{name}</bdi>
      </a>
      <Facts
        small
        items={[
          place ? <bdi key="place">{place}</bdi> : null,
          contact_name ? <bdi key="who">{contact_name}</bdi> : null,
        ]}
      />
    </span>
  )
}

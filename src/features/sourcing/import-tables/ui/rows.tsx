import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { type Column, Table } from '#ui/lists/table.tsx'
import { type ImportTable, listRows, type TableRow } from '../contract.ts'
import type { TableField } from '../table-fields.ts'
import { type RowState, rowStates } from '../table-states.ts'
import { rowTones } from './tones.ts'

/** What needs somebody first stands first. */
const order: readonly RowState[] = [
  'ready',
  'fills',
  'made',
  'filled',
  'kept',
  'faulty',
  'duplicate',
  'refused',
  'undone',
  'new',
]
type Chosen = RowState | 'all' | 'partly'

/** How many rows became what, as a bar and as filters, and the rows themselves. */
export function Rows({ one }: { one: ImportTable }) {
  const [chosen, choose] = useState<Chosen>(one.counts.faulty ? 'faulty' : one.counts.kept ? 'kept' : 'all')
  return (
    <div className="stack">
      <Summary one={one} chosen={chosen} onChoose={choose} />
      <Page key={chosen} one={one} chosen={chosen} after={0} />
    </div>
  )
}

type SummaryProps = { one: ImportTable; chosen: Chosen; onChoose: (chosen: Chosen) => void }

function Summary({ one: { counts, partly, rows }, chosen, onChoose }: SummaryProps) {
  const t = useTranslations('importTables')
  const format = useFormatter()
  const states = order.filter((state) => counts[state])
  const button = (id: Chosen, words: string, count: number) => (
    <button key={id} type="button" aria-pressed={chosen === id} data-state={id} onClick={() => onChoose(id)}>
      <b>{format.number(count)}</b>
      <span>{words}</span>
    </button>
  )
  return (
    <div className="stack stack-s">
      <div className="table-bar" aria-hidden="true">
        {states.map((state) => (
          <i key={state} data-state={state} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <div className="table-legend">
        {button('all', t('allRows'), rows)}
        {states.map((state) => button(state, t(`rows.${state}`), counts[state] ?? 0))}
        {partly ? button('partly', t('partly'), partly) : null}
      </div>
    </div>
  )
}

/** Fifty rows, and behind them the next fifty once they are asked for. */
function Page({ one, chosen, after }: { one: ImportTable; chosen: Chosen; after: number }) {
  const t = useTranslations('importTables')
  const [next, setNext] = useState<number | null>(null)
  const filter =
    chosen === 'partly'
      ? { partly: '1' as const }
      : rowStates.includes(chosen as RowState)
        ? { state: chosen as RowState }
        : {}
  const { data } = useCall(listRows, { table: one.id, after, ...filter })
  const columns = useColumns(one)
  if (!data) return <Skeleton lines={['90%', '80%', '85%', '70%']} />
  const { rows, next: further } = data.data
  if (rows.length === 0) return after === 0 ? <p className="quiet">{t('noRows')}</p> : null
  return (
    <>
      <Table caption={t('counts')} columns={columns} rows={rows} rowId={({ line }) => String(line)} focusable />
      {further === null ? null : next === null ? (
        <div>
          <Button onClick={() => setNext(further)}>{t('more')}</Button>
        </div>
      ) : (
        <Page one={one} chosen={chosen} after={next} />
      )}
    </>
  )
}

function useColumns(one: ImportTable): Column<TableRow>[] {
  const t = useTranslations('importTables')
  const format = useFormatter()
  const cell = (row: TableRow, ...fields: (string | null)[]) =>
    fields
      .flatMap((field) => one.columns.flatMap((each, at) => (each === field && row.cells[at] ? [row.cells[at]] : [])))
      .join(' ')
  return [
    { id: 'line', head: t('line'), numeric: true, wideOnly: true, cell: ({ line }) => format.number(line) },
    {
      id: 'person',
      head: t('person'),
      names: true,
      cell: (row) => <Person row={row} said={cell(row, 'name', 'first_name', 'middle_name', 'last_name')} />,
    },
    { id: 'email', head: t('fieldNames.email'), wideOnly: true, cell: (row) => <bdi>{cell(row, 'email')}</bdi> },
    {
      id: 'phone',
      head: t('fieldNames.phone'),
      wideOnly: true,
      cell: (row) => <bdi dir="ltr">{cell(row, 'phone')}</bdi>,
    },
    { id: 'state', head: t('state'), cell: ({ state }) => <Word tone={rowTones[state]}>{t(`rows.${state}`)}</Word> },
    { id: 'problem', head: t('problem'), folds: true, cell: (row) => <Problem one={one} row={row} /> },
  ]
}

function Person({ row: { imported }, said }: { row: TableRow; said: string }) {
  if (!imported) return <bdi>{said || '–'}</bdi>
  return (
    <a className="link" href={`/page/candidates/${imported.id}`}>
      <bdi>{imported.name || said || '–'}</bdi>
    </a>
  )
}

/** What a field of a record is called among the columns; of a salary, the amount stands for all. */
const filledNames: Record<string, TableField> = {
  ...{ email: 'email', phone: 'phone', headline: 'headline', country_id: 'country', city_id: 'city', salary: 'salary' },
  ...{ notice_days: 'notice', available_on: 'available_on', tags: 'tags', note: 'note' },
}

function Problem({ one, row: { state, faults, fills, known, twin } }: { one: ImportTable; row: TableRow }) {
  const t = useTranslations('importTables')
  const format = useFormatter()
  const list = (words: string[]) => format.list(words, { type: 'unit' })
  const shown = [...new Set(fills.flatMap((name) => filledNames[name] ?? []))]
  const said = faults.map(({ column, code }) =>
    column === null
      ? t(`faults.${code}`)
      : t('faultAt', { column: one.head[column] || t('column', { number: column + 1 }), problem: t(`faults.${code}`) }),
  )
  return (
    <span className="stack stack-xs small">
      {said.map((words) => (
        <bdi key={words}>{words}</bdi>
      ))}
      {known ? (
        <a className="link" href={`/page/candidates/${known.id}`}>
          {t('known', { name: known.name })}
        </a>
      ) : null}
      {shown.length > 0 ? (
        <span>{t('fillsWhat', { fields: list(shown.map((name) => t(`fieldNames.${name}`))) })}</span>
      ) : null}
      {twin ? <span>{t('twin', { line: twin })}</span> : null}
      {state === 'refused' ? <span>{t('refusedWhy')}</span> : null}
    </span>
  )
}

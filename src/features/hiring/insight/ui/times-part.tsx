import { useColumnName } from '#features/hiring/pipeline/ui/column-name.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Report, Spread } from '../report-contract.ts'

type Row = Spread & { id: string; name: string; within?: boolean }

/** How long applications stood where; stages the team made lie under their phase. */
export function TimesPart({ hiring }: { hiring: NonNullable<Report['hiring']> }) {
  const t = useTranslations('insight.times')
  const phase = useTranslations('insight.funnel')
  const format = useFormatter()
  const nameOf = useColumnName()
  const { phases, stages, to_answer, to_hire } = hiring
  const rows: Row[] = [
    ...phases.flatMap((one): Row[] => [
      { ...one, id: one.phase, name: phase(one.phase) },
      ...stages
        .filter((stage) => stage.phase === one.phase)
        .map((stage) => ({ ...stage, name: nameOf(stage), within: true })),
    ]),
    { ...to_answer, id: 'to_answer', name: t('to_answer') },
    { ...to_hire, id: 'to_hire', name: t('to_hire') },
  ]
  const most = Math.max(0, ...rows.map(({ p90 }) => p90 ?? 0))
  const days = (value: number | null, bar: boolean) =>
    value === null ? (
      '–'
    ) : bar ? (
      <Count count={Math.round(value * 10) / 10} of={most} />
    ) : (
      format.number(value, { maximumFractionDigits: 1 })
    )
  return (
    <Part title={t('title')} help={t('help')}>
      <Table
        focusable
        caption={t('title')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'where',
            head: t('where'),
            names: true,
            cell: ({ name, within }) => <bdi className={within ? 'report-within' : undefined}>{name}</bdi>,
          },
          { id: 'count', head: t('count'), numeric: true, cell: ({ count }) => format.number(count) },
          { id: 'median', head: t('median'), numeric: true, cell: ({ median }) => days(median, true) },
          { id: 'p90', head: t('p90'), numeric: true, cell: ({ p90 }) => days(p90, false) },
        ]}
      />
    </Part>
  )
}

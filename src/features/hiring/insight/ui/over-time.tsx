import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { Table } from '#ui/lists/table.tsx'
import type { Report } from '../report-contract.ts'

type Span = Report['spans'][number]

/** Views and applications as lines, and as the table that says the same. */
export function OverTime({ report: { spans, scale, hiring }, printed }: { report: Report; printed: boolean }) {
  const t = useTranslations('insight.spans')
  const heads = useTranslations('insight.heads')
  const format = useFormatter()
  const day = useDay()
  const lines = (hiring ? ['views', 'applied'] : ['views']) as ('views' | 'applied')[]
  const table = (
    <Table
      focusable
      caption={t('title')}
      rows={spans}
      rowId={({ from }) => from}
      columns={[
        { id: 'from', head: t(scale), names: true, cell: ({ from }: Span) => day(from) },
        ...lines.map((name) => ({
          id: name,
          head: heads(name),
          numeric: true,
          cell: (span: Span) => format.number(span[name]),
        })),
      ]}
    />
  )
  return (
    <Part title={t('title')}>
      {printed ? (
        table
      ) : (
        <>
          {spans.length > 1 ? (
            <div className="report-lines" data-lines={lines.length}>
              {lines.map((name) => (
                <LineChart
                  key={name}
                  title={heads(name)}
                  tone={name === 'views' ? 'info' : 'accent'}
                  points={spans.map((span) => ({ day: span.from, value: span[name] }))}
                />
              ))}
            </div>
          ) : null}
          <details className="report-table">
            <summary className="link">{t('table')}</summary>
            {table}
          </details>
        </>
      )}
    </Part>
  )
}

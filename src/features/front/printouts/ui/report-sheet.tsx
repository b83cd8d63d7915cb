import '#features/hiring/insight/ui/reports.css'
import type { Report } from '#features/hiring/insight/report-contract.ts'
import type { Asked } from '#features/hiring/insight/ui/asked.ts'
import { ReportView } from '#features/hiring/insight/ui/report-view.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { PrintedSheet } from './printed-sheet.tsx'

type Props = { report: Report; wanted: Asked; narrowed: readonly string[] }

/** A report on paper: what it is of, and its numbers. */
export function ReportSheet({ report, wanted, narrowed }: Props) {
  const t = useTranslations('insight')
  const day = useDay()
  const period = t('period.said', { from: day(report.from), to: day(report.to) })
  return (
    <PrintedSheet
      title={t('title')}
      name={`${t('title')} · ${period}`}
      about={<Facts items={[period, ...narrowed.map((name) => <bdi key={name}>{name}</bdi>)]} />}
    >
      <ReportView report={report} wanted={wanted} printed />
    </PrintedSheet>
  )
}

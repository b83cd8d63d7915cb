import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Empty } from '#ui/basics/note.tsx'
import type { Report } from '../report-contract.ts'
import { AnswersPart } from './answers-part.tsx'
import type { Asked } from './asked.ts'
import { ExitsPart, FunnelPart } from './funnel-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { OverTime } from './over-time.tsx'
import { CountriesPart, SourcesPart } from './sources-part.tsx'
import { TimesPart } from './times-part.tsx'

type Props = { report: Report; wanted: Asked; printed?: boolean }

/** A report from top to bottom, as far as the role of its reader goes; on paper without what needs a screen. */
export function ReportView({ report, wanted, printed = false }: Props) {
  const t = useTranslations('insight')
  const { hiring, page_views, job_views } = report
  const applied = hiring?.reached[0]?.count ?? 0
  if ((page_views ?? 0) + job_views + applied === 0)
    return (
      <Empty icon="chart" title={t('empty')}>
        {t('emptyHelp')}
      </Empty>
    )
  // numbers lead to the board of the one job they are of
  const board = printed ? undefined : wanted.job
  return (
    <div className="report stack stack-l">
      <Figures report={report} />
      <OverTime report={report} printed={printed} />
      {hiring ? (
        <div className="report-pair">
          <FunnelPart views={job_views} hiring={hiring} board={board} period={report} />
          <ExitsPart exits={hiring.exits} board={board} period={report} />
        </div>
      ) : null}
      <SourcesPart report={report} board={board} />
      {hiring ? <TimesPart hiring={hiring} /> : null}
      {hiring ? <AnswersPart hiring={hiring} board={board} period={report} /> : null}
      {hiring && !wanted.job ? <JobsPart jobs={hiring.jobs} wanted={wanted} printed={printed} /> : null}
      <CountriesPart countries={report.countries} />
      <p className="small faint">{t('period.utc')}</p>
    </div>
  )
}

/** The five numbers one came for. */
function Figures({ report: { page_views, job_views, hiring, scope } }: { report: Report }) {
  const t = useTranslations('insight.figures')
  const format = useFormatter()
  const days = (value: number | null) => (value === null ? t('none') : t('days', { days: Math.round(value * 10) / 10 }))
  return (
    <KeyValues
      look="tiles"
      items={[
        ...(page_views === null ? [] : [{ key: t('page_views'), value: format.number(page_views) }]),
        ...(scope === 'page' ? [] : [{ key: t('job_views'), value: format.number(job_views) }]),
        ...(hiring
          ? [
              { key: t('applied'), value: format.number(hiring.reached[0]?.count ?? 0) },
              { key: t('hired'), value: format.number(hiring.reached.at(-1)?.count ?? 0) },
              { key: t('answer'), value: days(hiring.to_answer.median) },
              { key: t('hire'), value: days(hiring.to_hire.median) },
            ]
          : []),
      ]}
    />
  )
}

import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { Report, reportChoices } from '../report-contract.ts'
import { lengthOf, usualPeriods } from '../report-rules.ts'
import { type Asked, queryOf } from './asked.ts'

type Choices = Gives<typeof reportChoices>['data']
type Props = { wanted: Asked; report: Report; choices: Choices }

/** Which period and which jobs, and ways to take the report along. */
export function ReportHead({ wanted, report, choices }: Props) {
  const t = useTranslations('insight')
  const day = useDay()
  const { from, to, scope } = report
  const isUsual = (days: number) => !wanted.from && !wanted.to && lengthOf(report) === days
  return (
    <header className="stack">
      <div className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet small">{scope === 'all' ? t('about') : t(`scopes.${scope}`)}</p>
          <p className="quiet small">{t('period.said', { from: day(from), to: day(to) })}</p>
        </div>
        <TakeAlong query={queryOf(wanted)} />
      </div>
      <div className="cluster">
        <Segments
          label={t('period.label')}
          items={usualPeriods.map((days) => ({
            href: `/page/reports?${queryOf(wanted, { days: String(days), from: '', to: '' })}`,
            words: t('period.last', { days }),
            current: isUsual(days),
          }))}
        />
      </div>
      {/* what stands in the address comes into the form anew */}
      <ReportFilters key={queryOf(wanted)} wanted={wanted} report={report} choices={choices} />
    </header>
  )
}

function TakeAlong({ query }: { query: string }) {
  const t = useTranslations('insight.file')
  return (
    <Menu
      label={t('title')}
      entries={[
        { id: 'xlsx', text: t('xlsx'), icon: 'download', href: `/api/page/report/file?format=xlsx&${query}` },
        { id: 'csv', text: t('csv'), icon: 'download', href: `/api/page/report/file?format=csv&${query}` },
        { id: 'print', text: t('print'), icon: 'print', href: `/to-print/report?${query}` },
      ]}
    />
  )
}

function ReportFilters({ wanted, report, choices }: Props) {
  const t = useTranslations('insight')
  const navigate = useNavigate()
  const send = (form: FormData) => {
    const said = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    const isSame = said.from === report.from && said.to === report.to && !wanted.from && !wanted.to
    return navigate(`?${queryOf(wanted, isSame ? { ...said, from: '', to: '' } : { ...said, days: '' })}`)
  }
  const narrowing = [
    { name: 'job' as const, all: t('filters.allJobs'), choices: choices.jobs },
    { name: 'group' as const, all: t('filters.allGroups'), choices: choices.groups },
    { name: 'recruiter' as const, all: t('filters.everybody'), choices: choices.recruiters },
  ].filter(({ name, choices: some }) => some.length > (name === 'recruiter' ? 1 : 0))
  return (
    <form
      method="post"
      className="report-filters"
      aria-label={t('filters.label')}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <TextField name="from" type="date" label={t('period.from')} defaultValue={report.from} max={report.to} />
      <TextField name="to" type="date" label={t('period.to')} defaultValue={report.to} />
      {narrowing.map(({ name, all, choices: some }) => (
        <NativeSelect
          key={name}
          name={name}
          label={t(`filters.${name}`)}
          empty={all}
          defaultValue={wanted[name] ?? ''}
          choices={some}
        />
      ))}
      <Button type="submit" look="primary">
        {t('period.show')}
      </Button>
    </form>
  )
}

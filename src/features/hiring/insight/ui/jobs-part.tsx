import { useTranslations } from '#platform/browser/intl.ts'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Report } from '../report-contract.ts'
import { type Asked, queryOf } from './asked.ts'

type Job = NonNullable<Report['hiring']>['jobs'][number]

/** Each job beside the others; its name leads to the report of it alone. */
export function JobsPart({ jobs, wanted, printed }: { jobs: readonly Job[]; wanted: Asked; printed: boolean }) {
  const t = useTranslations('insight.jobs')
  const heads = useTranslations('insight.heads')
  if (jobs.length === 0) return null
  const counted = (name: 'views' | 'applied' | 'shortlisted' | 'hired', bar = false) => {
    const most = Math.max(...jobs.map((job) => job[name]))
    return {
      id: name,
      head: heads(name),
      numeric: true,
      cell: (job: Job) => <Count count={job[name]} of={bar ? most : undefined} />,
    }
  }
  return (
    <Part title={t('title')}>
      <Table
        focusable
        caption={t('title')}
        rows={jobs}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'job',
            head: t('job'),
            names: true,
            cell: ({ id, title }: Job) =>
              printed ? (
                <bdi>{title}</bdi>
              ) : (
                <a className="link" href={`/page/reports?${queryOf(wanted, { job: id })}`} dir="auto">
                  {title}
                </a>
              ),
          },
          counted('views'),
          counted('applied', true),
          counted('shortlisted'),
          counted('hired'),
        ]}
      />
    </Part>
  )
}

import { useNow } from 'use-intl'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type Column, Table } from '#ui/lists/table.tsx'
import type { OwnJob } from '../contract.ts'
import { isLate, isSoon } from '../rules.ts'
import { DailyLine } from './daily-line.tsx'
import { Funnel, FunnelHead } from './funnel.tsx'

/** The jobs that are out, how far their applicants came, and how many come a day. */
export function JobsTable({ jobs }: { jobs: readonly OwnJob[] }) {
  const t = useTranslations('workspace')
  const may = useMay()
  const ofApplicants: Column<OwnJob>[] = [
    {
      id: 'funnel',
      head: <FunnelHead />,
      wideOnly: 'desk',
      cell: (job) => (job.has_board ? <Funnel job={job} /> : null),
    },
    { id: 'daily', head: t('perDay'), wideOnly: 'desk', cell: ({ daily }) => <DailyLine daily={daily} /> },
  ]
  return (
    <Table
      caption={t('jobs')}
      rows={jobs}
      rowId={({ id }) => id}
      empty={
        <Empty icon="jobs" title={t('noJobs')}>
          {t('noJobsHelp')}
        </Empty>
      }
      columns={[
        { id: 'job', head: t('job'), names: true, cell: (job) => <JobName job={job} /> },
        ...(may('applicant.read') ? ofApplicants : []),
        {
          id: 'due',
          head: t('nextDue'),
          numeric: true,
          cell: (job) => <NextDue job={job} />,
        },
      ]}
    />
  )
}

function JobName({ job }: { job: OwnJob }) {
  const { by_stage, applicants, applicant_cap } = job
  const t = useTranslations('workspace')
  return (
    <div className="stack stack-xs">
      <a className="strong" href={`/page/jobs/${job.id}${job.has_board ? '/board' : ''}`}>
        <bdi>{job.title}</bdi>
      </a>
      <Facts
        small
        items={[
          <JobStateWord key="state" state={job.state} />,
          <span key="place" className="faint">
            {job.place}
          </span>,
          // nothing where the reader may not count them: none is another thing
          applicants === null ? null : (
            <span key="taken" className="faint">
              {applicant_cap
                ? t('taken', { count: applicants, cap: applicant_cap })
                : t('applicants', { count: applicants })}
            </span>
          ),
          by_stage.submitted > 0 ? (
            <Word key="fresh" tone="info">
              {t('fresh', { count: by_stage.submitted })}
            </Word>
          ) : null,
        ]}
      />
    </div>
  )
}

function NextDue({ job: { next_due_at } }: { job: OwnJob }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  if (!next_due_at) return <span className="faint">–</span>
  const due = { answer_due_at: next_due_at }
  const words = format.dateTime(new Date(next_due_at), { day: 'numeric', month: 'short' })
  if (isLate(due, now)) return <Word tone="bad">{words}</Word>
  return isSoon(due, now) ? <Word tone="warm">{words}</Word> : words
}

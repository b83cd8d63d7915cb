import { useFormatter, useNow, useTranslations } from 'use-intl'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { useMay } from '#frame/use-session.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type Column, Table } from '#ui/lists/table.tsx'
import type { OwnJob } from '../contract.ts'
import { isLate, isSoon } from '../rules.ts'

const stages = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered', 'hired'] as const

/** The jobs that are out, and how many stand at each stop of their boards now. */
export function JobsTable({ jobs }: { jobs: readonly OwnJob[] }) {
  const t = useTranslations('workspace')
  const stage = useTranslations('applications.columns')
  const format = useFormatter()
  const may = useMay()
  const byStage: Column<OwnJob>[] = stages.map((id) => ({
    id,
    head: stage(id),
    numeric: true,
    wideOnly: true,
    cell: (job) => {
      const count = job.by_stage[id] ?? 0
      return count > 0 ? format.number(count) : <span className="faint">0</span>
    },
  }))
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
        ...(may('applicant.read') ? byStage : []),
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
  const t = useTranslations('workspace')
  const may = useMay()
  return (
    <div className="stack stack-xs">
      <a className="strong" href={`/page/jobs/${job.id}${may('applicant.read') ? '/board' : ''}`}>
        <bdi>{job.title}</bdi>
      </a>
      <Facts
        small
        items={[
          <JobStateWord key="state" state={job.state} />,
          <span key="place" className="faint">
            {job.place}
          </span>,
          <span key="taken" className="faint">
            {job.applicant_cap
              ? t('taken', { count: job.applicants, cap: job.applicant_cap })
              : t('applicants', { count: job.applicants })}
          </span>,
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

import './job-table.css'
import { type ReactNode, useState } from 'react'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SelectTable } from '#ui/lists/select-table.tsx'
import type { jobSorts, listPageJobs } from '../contract.ts'
import { BatchActions } from './batch-actions.tsx'
import { JobMenu } from './job-menu.tsx'
import { addressOf, type Wanted } from './wanted.ts'

type Job = Gives<typeof listPageJobs>['data'][number]
type Props = { jobs: readonly Job[]; wanted: Wanted; onClose: (job: Job) => void; empty: ReactNode }

/** Jobs of the page with their applicants, what is new in them and what is overdue. */
export function JobTable({ jobs, wanted, onClose, empty }: Props) {
  const t = useTranslations('pageJobs.table')
  const format = useFormatter()
  const counted = (mayCount: boolean, count: number) =>
    count > 0 ? format.number(count) : <span className="faint">{mayCount ? 0 : '–'}</span>
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const sortBy = (sort: (typeof jobSorts)[number], way: 'ascending' | 'descending') => ({
    sort: { href: addressOf(wanted, { sort }), ...((wanted.sort ?? 'newest') === sort && { now: way }) },
  })
  return (
    <SelectTable
      chosen={chosen}
      onChoose={setChosen}
      rowName={({ title }) => title}
      actions={<BatchActions jobs={jobs.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />}
      caption={t('caption')}
      rows={jobs}
      rowId={({ id }) => id}
      empty={empty}
      columns={[
        {
          id: 'job',
          head: t('job'),
          names: true,
          ...sortBy('title', 'ascending'),
          cell: (job) => <JobName job={job} />,
        },
        {
          id: 'applicants',
          head: t('applicants'),
          numeric: true,
          wideOnly: true,
          ...sortBy('applicants', 'descending'),
          cell: ({ may_count, applicants, applicant_cap: cap }) =>
            may_count && cap ? t('ofCap', { count: applicants, cap }) : counted(may_count, applicants),
        },
        {
          id: 'fresh',
          head: t('fresh'),
          numeric: true,
          wideOnly: true,
          cell: ({ may_count, fresh }) =>
            fresh > 0 ? <Word tone="accent">{format.number(fresh)}</Word> : counted(may_count, 0),
        },
        {
          id: 'due',
          head: t('late'),
          numeric: true,
          wideOnly: true,
          cell: (job) =>
            job.due > 0 ? (
              <LateLink job={job}>
                <Word tone="bad">{format.number(job.due)}</Word>
              </LateLink>
            ) : (
              counted(job.may_count, 0)
            ),
        },
        {
          id: 'until',
          head: t('until'),
          numeric: true,
          wideOnly: true,
          ...sortBy('ends', 'ascending'),
          cell: ({ state, expires_at }) =>
            expires_at && (state === 'live' || state === 'paused')
              ? format.dateTime(new Date(expires_at), { day: 'numeric', month: 'short' })
              : '–',
        },
        {
          id: 'menu',
          head: <span className="sr-only">{t('actions')}</span>,
          numeric: true,
          cell: (job) => <JobMenu job={job} onClose={() => onClose(job)} />,
        },
      ]}
    />
  )
}

/** Leads to those who wait longer than was promised; whoever may not read applicants reads how many alone. */
function LateLink({ job: { id, has_board }, children }: { job: Job; children: ReactNode }) {
  return has_board ? (
    <a className="link" href={`/page/jobs/${id}/board?wait=late`}>
      {children}
    </a>
  ) : (
    children
  )
}

/** The name leads to what one mostly wants: the board of a job that is out, else its text. */
function JobName({ job }: { job: Job }) {
  const t = useTranslations('pageJobs.table')
  const format = useFormatter()
  const isOut = job.state === 'live' || job.state === 'paused' || job.state === 'closed'
  const href = isOut && job.has_board ? `/page/jobs/${job.id}/board` : `/page/jobs/${job.id}`
  return (
    <div className="stack stack-xs">
      <a href={href} className="strong">
        <JobTitle job={job} />
      </a>
      <Facts
        small
        items={[
          <JobStateWord key="state" state={job.state} />,
          job.place,
          job.author ? <bdi key="author">{job.author}</bdi> : null,
          job.anonymous ? t('anonymous') : null,
          job.state === 'scheduled' && job.opens_at
            ? t('opens', { day: format.dateTime(new Date(job.opens_at), 'moment') })
            : null,
          job.editing ? (
            <span key="editing" className="warm">
              {t(`editing.${job.editing}`)}
            </span>
          ) : null,
        ]}
      />
      {job.applicants > 0 ? (
        <div className="job-table-waits">
          <Facts
            small
            items={[
              t('people', { count: job.applicants }),
              job.fresh > 0 ? t('freshOnes', { count: job.fresh }) : null,
              job.due > 0 ? (
                <LateLink job={job} key="due">
                  <span className="bad">{t('lateOnes', { count: job.due })}</span>
                </LateLink>
              ) : null,
            ]}
          />
        </div>
      ) : null}
    </div>
  )
}

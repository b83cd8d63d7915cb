import { HappeningCard } from '#features/jobs/jobs/ui/job-history.tsx'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { StaffMoves } from '#features/staff/moderation/ui/staff-moves.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useMayAsStaff } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { showWholeJob, type WholeJob } from '../contract.ts'
import type { Route } from './+types/whole-job-screen'
import { JobCases } from './job-cases.tsx'
import { JobMoney } from './job-money.tsx'
import { JobReviews } from './job-reviews.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.page.read')
  const { job } = asked.params
  return { job, first: session ? await load(page, showWholeJob, { job }) : undefined }
}

/** `/admin/jobs/{job}`: a job in whatever state, with what happened to it and what staff may do. */
export default function WholeJobScreen({ loaderData: { job, first } }: Route.ComponentProps) {
  useTopic(first ? 'reviews:all' : null)
  const { data, isError, refetch } = useCall(showWholeJob, { job }, { initial: first, enabled: first !== undefined })
  const shown = data?.data
  return (
    <AppShell title={shown?.title ?? ''}>
      <main id="main" data-screen="whole-job" className="stack stack-l">
        {isError && !shown ? <NotLoaded onRetry={refetch} /> : null}
        {shown ? <Whole job={shown} /> : null}
      </main>
    </AppShell>
  )
}

function Whole({ job }: { job: WholeJob }) {
  const may = useMayAsStaff()
  return (
    <>
      <header className="stack stack-xs">
        <h1 tabIndex={-1}>
          <bdi>{job.title || job.reference}</bdi>
        </h1>
        <Facts
          items={[
            <JobStateWord key="state" state={job.state} />,
            <bdi key="page">{job.page.name}</bdi>,
            <bdi key="reference" className="ltr">
              {job.reference}
            </bdi>,
          ]}
        />
      </header>
      <div className="beside">
        <div className="stack stack-l">
          <JobFacts job={job} />
          <HappeningCard entries={job.history} />
        </div>
        <aside className="stack stack-l">
          {may('staff.job.review') ? <StaffMoves job={job.id} state={job.state} /> : null}
          <JobReviews reviews={job.reviews} />
          {job.cases ? <JobCases cases={job.cases} /> : null}
          {job.money ? <JobMoney money={job.money} /> : null}
        </aside>
      </div>
    </>
  )
}

/** States in which everybody reads it. */
const isPublic = (state: WholeJob['state']) => state === 'live' || state === 'paused' || state === 'closed'

function JobFacts({ job }: { job: WholeJob }) {
  const t = useTranslations('wholeJobs')
  const format = useFormatter()
  const may = useMayAsStaff()
  const moment = (key: 'created' | 'published' | 'expires' | 'closed', at: string | null) =>
    at ? [{ key: t(key), value: format.dateTime(new Date(at), 'moment') }] : []
  const { author, page } = job
  return (
    <Card>
      <div className="stack">
        <KeyValues
          items={[
            {
              key: t('company'),
              value: (
                <a className="link" href={`/admin/pages/${page.id}`}>
                  <bdi>{page.name}</bdi>
                </a>
              ),
            },
            {
              key: t('author'),
              value:
                author && may('staff.person.read') ? (
                  <a className="link" href={`/admin/people/${author.id}`}>
                    <bdi>{author.name}</bdi>
                  </a>
                ) : (
                  <bdi>{author?.name ?? '–'}</bdi>
                ),
            },
            { key: t('applicants'), value: format.number(job.applicants) },
            ...moment('created', job.created_at),
            ...moment('published', job.published_at),
            ...moment('expires', job.expires_at),
            ...moment('closed', job.closed_at),
          ]}
        />
        {isPublic(job.state) ? (
          <p>
            <a className="link" href={`/jobs/${job.reference}`}>
              {t('open')}
            </a>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

import { useTranslations } from 'use-intl'
import { atWork } from '#features/session/ui/guards.ts'
import { WorkScreen } from '#features/session/ui/work-screen.tsx'
import { load } from '#platform/browser/load.ts'
import { listPageJobs } from '../contract.ts'
import { type JobState, jobStates } from '../job-states.ts'
import type { Route } from './+types/page-jobs-page'
import { PageJobs } from './page-jobs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = new URL(asked.request.url)
  const state = jobStates.find((one) => one === searchParams.get('state'))
  const q = searchParams.get('q')?.slice(0, 100) || undefined
  const cursor = searchParams.get('cursor') ?? undefined
  const wanted = { ...(state && { state }), ...(q && { q }), ...(cursor && { cursor }) } satisfies {
    state?: JobState
    q?: string
    cursor?: string
  }
  return { wanted, first: session?.may.includes('job.read') ? await load(page, listPageJobs, wanted) : undefined }
}

/** The jobs of the page one works for, by state, with what waits in each. */
export default function PageJobsPage({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('jobs.own.list')
  return (
    <WorkScreen title={t('title')} name="page-jobs" needs="job.read">
      <PageJobs wanted={wanted} first={first} />
    </WorkScreen>
  )
}

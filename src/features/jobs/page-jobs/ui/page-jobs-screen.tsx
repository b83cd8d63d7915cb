import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { jobSorts, listPageJobs } from '../contract.ts'
import type { Route } from './+types/page-jobs-screen'
import { PageJobs } from './page-jobs.tsx'
import type { Wanted } from './wanted.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const word = (name: string, most: number) => searchParams.get(name)?.slice(0, most) || undefined
  const state = jobStates.find((one) => one === word('state', 30))
  const sort = jobSorts.find((one) => one === word('sort', 30))
  const [q, author, cursor, city] = [word('q', 100), word('author', 36), word('cursor', 400), Number(word('city', 9))]
  const wanted: Wanted = {
    ...(state && { state }),
    ...(sort && { sort }),
    ...(q && { q }),
    ...(author && /^[\da-f-]{36}$/.test(author) && { author }),
    ...(Number.isInteger(city) && city > 0 && { city }),
    ...(cursor && { cursor }),
  }
  return { wanted, first: session?.may.includes('job.read') ? await load(page, listPageJobs, wanted) : undefined }
}

/** The jobs of the page one works for: by state, author, place and title, with what waits in each. */
export default function PageJobsScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('pageJobs')
  return (
    <WorkScreen title={t('title')} name="page-jobs" needs="job.read">
      <PageJobs key={JSON.stringify(wanted)} wanted={wanted} first={first} />
    </WorkScreen>
  )
}

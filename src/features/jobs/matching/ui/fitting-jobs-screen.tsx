import { JobStarts, readStarts } from '#features/hiring/applications/ui/starts.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { addressOfStep } from '#features/people/profiles/ui/steps.ts'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { listFittingJobs } from '../fit-contract.ts'
import type { Route } from './+types/fitting-jobs-screen'
import { FittingJobList } from './fitting-job-list.tsx'
import { NoFittingJobs } from './no-fitting-jobs.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const input = { page: Number(asked.url.searchParams.get('page')) || 1 }
  const [first, words, saved] = await Promise.all([
    session ? load(page, listFittingJobs, input) : undefined,
    readJobWords(page),
    readSaved(page),
  ])
  const starts = await readStarts(page, first?.data.jobs.map(({ job }) => job) ?? [])
  return { input, first, words, saved, starts }
}

/** `/user/fitting-jobs`: jobs that fit the own CV and wishes, with why each stands where it does. */
export default function FittingJobsScreen({ loaderData }: Route.ComponentProps) {
  const { input, first, words, saved, starts } = loaderData
  const t = useTranslations('matching.fitting')
  const list = useCall(listFittingJobs, input, { initial: first, enabled: first !== undefined })
  const view = list.data?.data
  return (
    <ListScreen name="fitting-jobs" title={t('title')} lead={t('lead')} list={list}>
      {view && view.total > 0 ? (
        <>
          <div className="cluster spread">
            <p className="quiet">{t('count', { count: view.total })}</p>
            <LinkButton href={addressOfStep(3)} look="text" size="s">
              {t('wishes')}
            </LinkButton>
          </div>
          <SavedJobs ids={saved}>
            <JobStarts starts={starts}>
              <FittingJobList jobs={view.jobs} hasCv={view.has_cv} words={words} />
            </JobStarts>
          </SavedJobs>
          <Pagination page={view.page} pages={view.pages} href={(to) => `/user/fitting-jobs?page=${to}`} />
        </>
      ) : null}
      {view && view.total === 0 ? <NoFittingJobs knowsWork={view.knows_work} /> : null}
    </ListScreen>
  )
}

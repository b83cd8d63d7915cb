import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { FittingJobList } from '#features/jobs/matching/ui/fitting-job-list.tsx'
import { NoFittingJobs } from '#features/jobs/matching/ui/no-fitting-jobs.tsx'
import { addressOfStep } from '#features/people/profiles/ui/steps.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'

/** So many jobs stand on the home, each with so much of what it asks for. */
export const onHome = { most: 4 } as const
const evidence = 3

/** The jobs that fit best, and the way to all of them. */
export function Fits({ first, words }: { first: Gives<typeof listFittingJobs> | undefined; words: JobWords }) {
  const t = useTranslations('matching.fitting')
  const { data } = useCall(listFittingJobs, onHome, { initial: first, enabled: first !== undefined })
  const view = data?.data
  if (!view) return null
  return (
    <section className="stack" aria-labelledby="fits">
      <div className="section-head">
        <h2 id="fits">{t('title')}</h2>
        <div className="cluster">
          {view.total > 0 ? (
            <a className="link" href={addressOfStep(3)}>
              {t('wishes')}
            </a>
          ) : null}
          {view.total > view.jobs.length ? (
            <a className="link" href="/user/fitting-jobs">
              {t('all', { count: view.total })}
            </a>
          ) : null}
        </div>
      </div>
      {view.total > 0 ? (
        <FittingJobList jobs={view.jobs} hasCv={view.has_cv} words={words} shown={evidence} />
      ) : (
        <NoFittingJobs knowsWork={view.knows_work} />
      )}
    </section>
  )
}

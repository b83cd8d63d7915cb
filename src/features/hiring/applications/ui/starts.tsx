import './starts.css'
import { createContext, type ReactNode, useContext } from 'react'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { useCameBy } from '#features/jobs/jobs/ui/came-by.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { startsAmong } from '../draft-contract.ts'

export type StartAmong = Gives<typeof startsAmong>['data'][number]
const Starts = createContext<ReadonlyMap<string, StartAmong>>(new Map())

/** How whoever looks may apply to the jobs of a list; nothing for guests. */
export const readStarts = async (page: PageContext, jobs: readonly { id: string }[]): Promise<StartAmong[]> =>
  (await load(page, startsAmong, { jobs: [...new Set(jobs.map(({ id }) => id))].slice(0, 100) })).data

/** Plain. Around a list of jobs: which may be applied to from it, and how. Without it no row offers to. */
export function JobStarts({ starts, children }: { starts: readonly StartAmong[]; children: ReactNode }) {
  return <Starts value={new Map(starts.map((start) => [start.job, start]))}>{children}</Starts>
}

export const useStartOf = (job: string): StartAmong | null => useContext(Starts).get(job) ?? null

type Props = {
  job: Pick<JobCard, 'id' | 'address' | 'title'>
  /** The group it is listed in, which counts who applied through it. */
  group?: string | undefined
}

/** Plain. Applying from a list: with the stored CV, so that only "Send" is left, or by the form; or what was sent. */
export function ApplyLink({ job, group }: Props) {
  const t = useTranslations('jobs.card')
  const start = useStartOf(job.id)
  const cameBy = useCameBy()
  if (!start) return null
  const about = <span className="sr-only">: {job.title}</span>
  if (start.application)
    return (
      <LinkButton
        className="button apply-link"
        href={`/applications/${start.application}`}
        look="text"
        size="s"
        {...(!start.is_withdrawn && { icon: 'check' as const })}
      >
        {t(start.is_withdrawn ? 'withdrawn' : 'applied')}
        {about}
      </LinkButton>
    )
  const query = new URLSearchParams(cameBy)
  if (group) query.set('group', group)
  return (
    <LinkButton
      className="button apply-link"
      href={`/jobs/${encodeURIComponent(job.address)}/apply${query.size > 0 ? `?${query}` : ''}`}
      look="quiet"
      size="s"
      rel="nofollow"
    >
      <ApplyWords cv={start.cv} />
      {about}
    </LinkButton>
  )
}

/** Which CV would be sent is told where there is room for its name. */
function ApplyWords({ cv }: { cv: string | null }) {
  const t = useTranslations('jobs.card')
  if (!cv) return t('apply')
  return (
    <>
      <span className="only-narrow">{t('apply')}</span>
      <span className="only-wide clip">{t('applyWith', { cv })}</span>
    </>
  )
}

import { redirect } from 'react-router'
import { showPage } from '#features/companies/pages/contract.ts'
import { showStart } from '#features/hiring/applications/draft-contract.ts'
import { previewMatch } from '#features/hiring/applications/match-contract.ts'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { readSession } from '#frame/read-session.ts'
import { load } from '#platform/browser/load.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { showJob } from '../contract.ts'

/**
 * The job, and what there is to it once it is known: whose it is, what else they have open, how whoever looks may apply here, and what their CV
 * shows of it, wherever one applies.
 */
export async function readShownJob(page: PageContext, address: string, search: string) {
  const { data: job } = await load(page, showJob, { address })
  if (address !== job.address) throw redirect(`/jobs/${encodeURIComponent(job.address)}${search}`, 301)
  const session = await readSession(page)
  const [company, others, start, compared] = await Promise.all([
    job.company.slug ? load(page, showPage, { slug: job.company.slug }) : null,
    job.company.id ? load(page, searchJobs, { company: job.company.id, sort: 'freshness', strict: true }) : null,
    session && job.apply_mode === 'here' ? load(page, showStart, { job: job.id }) : null,
    session?.display.account_type === 'candidate' ? ownMatches(page, job.id) : nothing,
  ])
  return { job, company: company?.data ?? null, others: others?.data ?? [], start: start?.data ?? null, compared }
}

/** What of the needs is there, and of what would help. */
export type Compared = { matches: readonly Match[]; nice: readonly Match[] }
const nothing: Compared = { matches: [], nice: [] }

/** What of the needs the CV that one sends shows; nothing where it says nothing yet. */
async function ownMatches(page: PageContext, job: string): Promise<Compared> {
  const { data } = await load(page, previewMatch, { job, cv: 'primary' })
  return data.state === 'read' ? data : nothing
}

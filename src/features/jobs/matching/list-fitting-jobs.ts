import { cardsOf } from '#features/jobs/job-search/card.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './fit-contract.ts'
import { type FittingJob, fittingJobs } from './fitting-jobs.ts'
import { gatherAhead } from './jobs-ahead.ts'
import { matchNice, niceAsks } from './match-nice.ts'
import { readSeeker, type Seeker } from './seeker.ts'

/** Jobs that fit whoever asks, a page of them; nothing for guests and for those who hire. */
export async function listFittingJobs(
  ctx: Context,
  { page, most }: Taken<typeof contract.listFittingJobs>,
): Promise<Given<typeof contract.listFittingJobs>> {
  const { me } = ctx
  const user = me?.accountType === 'candidate' ? me.id : null
  const gather = user ? gatherAhead(ctx, user) : undefined
  const seeker = user ? await readSeeker(ctx, user) : null
  const all = seeker && user ? await fittingJobs(ctx, user, seeker, gather) : []
  const shown = all.slice((page - 1) * most, page * most)
  const rows = shown.map(({ row }) => row)
  const [cards, nice] = await Promise.all([cardsOf(ctx, rows), niceOf(ctx, shown, seeker)])
  return {
    success: true,
    data: {
      jobs: shown.flatMap(({ fit, matches }, at) => {
        const job = cards[at]
        return job ? [{ job, fit, matches, nice: nice[at] ?? [] }] : []
      }),
      total: all.length,
      page,
      pages: Math.max(1, Math.ceil(all.length / most)),
      knows_work: seeker !== null && seeker.wished.length + seeker.done.length > 0,
      has_cv: seeker !== null && seeker.content !== null,
    },
  }
}

/** What would help in each of these jobs, as the person has it. */
const niceOf = async (ctx: Context, jobs: readonly FittingJob[], seeker: Seeker | null) =>
  seeker ? matchNice(ctx, await niceAsks(ctx, jobs), seeker.content, seeker.profile) : []

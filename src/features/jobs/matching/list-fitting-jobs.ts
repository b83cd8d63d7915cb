import { cardsOf } from '#features/jobs/job-search/card.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './fit-contract.ts'
import { fittingJobs } from './fitting-jobs.ts'
import { readSeeker } from './seeker.ts'

/** Jobs that fit whoever asks, a page of them; nothing for guests and for those who hire. */
export async function listFittingJobs(
  ctx: Context,
  { page, most }: Taken<typeof contract.listFittingJobs>,
): Promise<Given<typeof contract.listFittingJobs>> {
  const { me } = ctx
  const seeker = me?.accountType === 'candidate' ? await readSeeker(ctx, me.id) : null
  const all = seeker && me ? await fittingJobs(ctx, me.id, seeker) : []
  const shown = all.slice((page - 1) * most, page * most)
  const cards = await cardsOf(
    ctx,
    shown.map(({ row }) => row),
  )
  return {
    success: true,
    data: {
      jobs: shown.flatMap(({ fit, matches }, at) => {
        const job = cards[at]
        return job ? [{ job, fit, matches }] : []
      }),
      total: all.length,
      page,
      pages: Math.max(1, Math.ceil(all.length / most)),
      knows_work: seeker !== null && seeker.wished.length + seeker.done.length > 0,
    },
  }
}

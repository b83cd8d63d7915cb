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
  const seeker = (await isCandidate(ctx)) ? await readSeeker(ctx, ctx.me?.id ?? '') : null
  const all = seeker && ctx.me ? await fittingJobs(ctx, ctx.me.id, seeker) : []
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

async function isCandidate({ db, me }: Context): Promise<boolean> {
  if (!me) return false
  const row = await db.selectFrom('users').select('account_type').where('id', '=', me.id).executeTakeFirst()
  return row?.account_type === 'candidate'
}

import type { Context } from '#platform/server/context.ts'
import type { StillSo } from '#platform/server/feature.ts'
import { isEditable } from './job-states.ts'

/** Whether a look that was asked for was neither given nor taken back; whether a draft still waits to be published. */
export const stillSo = {
  'review waits': async (ctx: Context, review: string) => {
    const query = ctx.db.selectFrom('job_reviews').select('id').where('id', '=', review).where('decision', 'is', null)
    return (await query.executeTakeFirst()) !== undefined
  },
  'draft waits': async (ctx: Context, job: string) => {
    const row = await ctx.db.selectFrom('jobs').select('state').where('id', '=', job).executeTakeFirst()
    return row !== undefined && isEditable(row.state)
  },
} satisfies Record<string, StillSo>

/** What of a job waits for a look; null where it was taken back meanwhile. */
export async function waitingReview(ctx: Context, job: string, kind: 'post' | 'edit'): Promise<string | null> {
  const query = ctx.db.selectFrom('job_reviews').select('id').where('job_id', '=', job).where('kind', '=', kind)
  return (await query.where('decision', 'is', null).executeTakeFirst())?.id ?? null
}

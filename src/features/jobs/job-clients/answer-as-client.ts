import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { type LockedJob, lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { openReview } from '#features/jobs/jobs/open-review.ts'
import { viewOf } from '#features/jobs/jobs/whole-view.ts'
import { forgetKeys, readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Asked = Promise<Given<typeof contract.showClientJob>>
type Told = Promise<Given<typeof contract.answerClientJob>>
type Said = { approve: boolean; comment: string }

/** By the mailed link. Only looked at. @throws Refused link_expired */
export async function showClientJob(ctx: Context, { key }: Taken<typeof contract.showClientJob>): Asked {
  const { thing_id } = await readKey(ctx, 'client-approval', key)
  return { success: true, data: await askedOf(ctx, found(thing_id)) }
}

/** In the client's own workspace. @throws Refused not_found */
export async function showOwnClientJob(ctx: Context, { job }: Taken<typeof contract.showOwnClientJob>): Asked {
  const query = ctx.db.selectFrom('jobs').select('id').where('id', '=', job)
  found(
    await query
      .where('client_page_id', '=', found(ctx.membership).page)
      .where('state', 'not in', ['draft', 'archived'])
      .executeTakeFirst(),
  )
  return { success: true, data: await askedOf(ctx, job) }
}

async function askedOf(ctx: Context, id: string): Promise<Awaited<Asked>['data']> {
  const row = await selectJobs(ctx.db).where('jobs.id', '=', id).executeTakeFirstOrThrow()
  const client = row.client_page_id
    ? await ctx.db.selectFrom('pages').select('name').where('id', '=', row.client_page_id).executeTakeFirst()
    : undefined
  return {
    job: await viewOf({ ...ctx, read: ctx.db }, row),
    agency: { name: row.page_name, slug: row.page_slug },
    client: client?.name ?? row.client_name,
    waits: row.state === 'awaiting_client',
  }
}

/** @throws Refused link_expired · job_state · posting_blocked · invalid */
export async function answerClientJob(ctx: Context, { key, ...said }: Taken<typeof contract.answerClientJob>): Told {
  const state = await ctx.db.transaction().execute(async (tx) => {
    const { thing_id, contact } = await spendKey(ctx, tx, 'client-approval', key)
    return settle(ctx, tx, await lockJob(tx, found(thing_id)), said, contact)
  })
  return { success: true, data: { state } }
}

/** @throws Refused not_found · job_state · posting_blocked · invalid */
export async function answerOwnClientJob(
  ctx: Context,
  { job: id, ...said }: Taken<typeof contract.answerOwnClientJob>,
): Told {
  const state = await ctx.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    if (job.client_page_id !== found(ctx.membership).page) throw new Refused('not_found')
    return settle(ctx, tx, job, said, null)
  })
  return { success: true, data: { state } }
}

/** Whoever asks for changes says which. What the agency may do decides what follows, not who answered. */
async function settle(
  ctx: Context,
  tx: Tx,
  job: LockedJob,
  { approve, comment }: Said,
  said_by: string | null,
): Promise<string> {
  if (!approve && comment.trim().length < 3) throw wrongField('comment', 'required')
  const how = { by: 'client' as const, reason: comment || null, said_by }
  const author = { ...ctx, membership: null }
  const moved = await moveJob(author, tx, job, approve ? 'client_approve' : 'client_refuse', how)
  if (moved.state === 'submitted') await openReview(ctx, tx, moved, 'post')
  await forgetKeys(tx, 'client-approval', job.id)
  return moved.state
}

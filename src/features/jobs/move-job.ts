import { mayGoOut } from '#features/pages/page-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { readDraft } from './draft.ts'
import { jobMoved } from './events.ts'
import { after, type JobMove, type JobState } from './job-states.ts'
import { mayMoveJob, reviewHours, wayOut } from './rules.ts'

type Given1 = Promise<Given<typeof contract.submitJob>>
type Job = { id: string; page_id: string; state: string; expires_at: Date | null; updated_at: Date }

/**
 * Sends a job out: live at once where author and page are trusted, else to review.
 * @throws Refused not_found · job_state · posting_blocked · invalid (what is missing)
 */
export async function submitJob(ctx: Context, { job: id }: Taken<typeof contract.submitJob>): Given1 {
  const draft = await readDraft(ctx, id)
  if (draft.missing.length > 0) throw new Refused('invalid', { errors: draft.missing })
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockJob(ctx, tx, id)
    const way = wayOut(await postPermission(ctx, tx, job.page_id))
    if (!way) throw new Refused('posting_blocked')
    await moveJob(ctx, tx, job, way)
    if (way === 'submit') {
      const due_at = new Date(ctx.now().getTime() + reviewHours * 3_600_000)
      const review = {
        id: newId(),
        job_id: id,
        snapshot: JSON.stringify(draft.fields),
        submitted_at: ctx.now(),
        due_at,
      }
      await tx.insertInto('job_reviews').values(review).execute()
    }
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** The lower of what the person and the page may (product.md §1, "Post permission"). */
async function postPermission(ctx: Context, tx: Tx, page: string): Promise<number> {
  const [user, own] = await Promise.all([
    tx.selectFrom('users').select('post_permission').where('id', '=', found(ctx.seat).member).executeTakeFirstOrThrow(),
    tx.selectFrom('pages').select(['post_permission', 'state']).where('id', '=', page).executeTakeFirstOrThrow(),
  ])
  return mayGoOut(own.state) ? Math.min(user.post_permission, own.post_permission) : 0
}

/** A job of the own page, held until the transaction ends. @throws Refused not_found */
async function lockJob(ctx: Context, tx: Tx, id: string): Promise<Job> {
  const query = tx
    .selectFrom('jobs')
    .select(['id', 'page_id', 'state', 'expires_at', 'updated_at'])
    .where('id', '=', id)
  return found(await query.where('page_id', '=', found(ctx.seat).page).forUpdate().executeTakeFirst())
}

/** Moves a locked job to its next state and tells. @throws Refused job_state */
export async function moveJob(
  ctx: Context,
  tx: Tx,
  job: Job,
  move: JobMove,
  reason: string | null = null,
): Promise<void> {
  const from = job.state as JobState
  must(mayMoveJob(from, move))
  const to = after(from, move) as JobState
  await tx
    .updateTable('jobs')
    .set({ state: to, ...momentsOf(ctx, job, move, to), ...(move === 'close' && { close_reason: reason }) })
    .where('id', '=', job.id)
    .execute()
  await emit(ctx, tx, jobMoved, { job: job.id, page: job.page_id, from, to, move, reason })
}

/** Going out starts the clocks: published, confirmed, and as many days as were asked for. */
function momentsOf(ctx: Context, job: Job, move: JobMove, to: JobState) {
  const now = ctx.now()
  if (to === 'live' && move !== 'resume') {
    const open = (job.expires_at ?? now).getTime() - job.updated_at.getTime()
    return { published_at: now, confirmed_at: now, expires_at: new Date(now.getTime() + open) }
  }
  if (move === 'resume') return { confirmed_at: now }
  return move === 'close' ? { closed_at: now } : {}
}

const plainMove =
  (move: JobMove) =>
  async (ctx: Context, { job: id, reason }: { job: string; reason?: string }): Given1 => {
    await ctx.db.transaction().execute(async (tx) => moveJob(ctx, tx, await lockJob(ctx, tx, id), move, reason ?? null))
    return { success: true, data: await readDraft(ctx, id) }
  }

export const pauseJob = plainMove('pause')
export const resumeJob = plainMove('resume')
export const closeJob = plainMove('close')

import type { Selectable } from 'kysely'
import type { Jobs } from '#db/tables.ts'
import { mayGoOut } from '#features/companies/pages/page-states.ts'
import type { Capability } from '#features/companies/pages/role-rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { jobMoved } from './events.ts'
import { feeStep } from './fee-rules.ts'
import { type Actor, type CloseReason, type JobMove, type JobState, type MoveFacts, stepOf } from './job-states.ts'
import { reachableJobs } from './job-team.ts'
import { followFee, type Stay } from './live-fee.ts'
import { mayReceive, relistDays } from './rules.ts'

const day = 86_400_000

export type LockedJob = Selectable<Jobs>

/** Why and by whom a job moves. */
export type How = {
  by: Actor
  reason?: string | null
  /** For `close` and `settle`. */
  as?: CloseReason
  /** Something was found in it that a person must look at, however trusted its author. */
  watched?: boolean
  /** Who acted, where nobody is signed in: the name behind a mailed link. */
  said_by?: string | null
}

/** A job of the own page, held until the transaction ends. @throws Refused not_found */
export async function lockOwnJob(
  ctx: Context,
  tx: Tx,
  id: string,
  capability: Capability = 'job.publish',
): Promise<LockedJob> {
  const membership = found(ctx.membership)
  const query = tx.selectFrom('jobs').selectAll().where('id', '=', id).where('page_id', '=', membership.page)
  return found(await query.where(reachableJobs(membership, capability)).forNoKeyUpdate().executeTakeFirst())
}

/** Any job, held until the transaction ends: for the clock, the staff, and whoever came by a mailed link. */
export const lockJob = async (tx: Tx, id: string): Promise<LockedJob> =>
  found(await tx.selectFrom('jobs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())

/** Moves a locked job to its next state and tells. @throws Refused job_state, and what the table refuses with */
export async function moveJob(ctx: Context, tx: Tx, job: LockedJob, move: JobMove, how: How): Promise<LockedJob> {
  const from = job.state
  const step = stepOf(from, how.by, move, await factsOfMove(ctx, tx, job, how.watched ?? false))
  if (!('to' in step)) throw new Refused(step.code)
  const moved = await tx
    .updateTable('jobs')
    .set({ state: step.to, ...momentsOf(ctx, job, move, step.to, how) })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await followFee(ctx, tx, job, feeStep(step.to, move, how.by))
  await emit(ctx, tx, jobMoved, {
    job: job.id,
    page: job.page_id,
    from,
    to: step.to,
    move,
    by: how.by,
    reason: how.reason ?? null,
    as: how.as ?? null,
    said_by: how.said_by ?? null,
  })
  return moved
}

/** A job that was approved goes on at once: to its place in the calendar, or live. Where the page is blocked it waits. */
export async function releaseJob(ctx: Context, tx: Tx, job: LockedJob): Promise<LockedJob> {
  const blocked = (await permissionOf(tx, job)) === 0
  return blocked ? job : moveJob(ctx, tx, job, 'release', { by: 'clock' })
}

/** When a job that is sent now would be out. */
export function stayOf(ctx: Context, job: { opens_at: Date | null; open_days: number }): Stay {
  const from = new Date(Math.max(job.opens_at?.getTime() ?? 0, ctx.now().getTime()))
  return { from, until: new Date(from.getTime() + job.open_days * day) }
}

async function factsOfMove(ctx: Context, tx: Tx, job: LockedJob, watched: boolean): Promise<MoveFacts> {
  const now = ctx.now()
  const permission = await permissionOf(tx, job, ctx.membership?.member)
  return {
    permission: watched && permission === 2 ? 1 : permission,
    clientWaits: Boolean(job.client_page_id ?? job.client_email) && job.client_approved_at === null,
    later: job.opens_at !== null && job.opens_at > now,
    ended: job.expires_at !== null && job.expires_at <= now,
    full: mayReceive({ ...job, state: 'live', expires_at: null }, now).refused,
    closedAs: job.close_reason as CloseReason | null,
    stale: job.closed_at !== null && now.getTime() - job.closed_at.getTime() > relistDays * day,
    suspendedFrom: job.suspended_from as MoveFacts['suspendedFrom'],
  }
}

/** The lower of what the person and the page may (product.md §1, "Post permission"); a page that is shut posts nothing. */
export async function permissionOf(
  tx: Db | Tx,
  job: { page_id: string; created_by: string | null },
  sender: string | undefined = undefined,
): Promise<0 | 1 | 2> {
  const page = await tx
    .selectFrom('pages')
    .select(['post_permission', 'state'])
    .where('id', '=', job.page_id)
    .executeTakeFirstOrThrow()
  if (!mayGoOut(page.state)) return 0
  const user = sender ?? job.created_by
  const person = user
    ? await tx.selectFrom('users').select('post_permission').where('id', '=', user).executeTakeFirst()
    : undefined
  return Math.min(page.post_permission, person?.post_permission ?? 1) as 0 | 1 | 2
}

/** What a move writes besides the state. Going out starts the clocks: published, confirmed, and as many days as asked for. */
function momentsOf(ctx: Context, job: LockedJob, move: JobMove, to: JobState, { as, reason }: How) {
  const now = ctx.now()
  if (to === 'live' && move !== 'resume' && move !== 'reinstate') {
    const expires_at = new Date(now.getTime() + job.open_days * day)
    return { published_at: now, confirmed_at: now, expires_at, refreshed_at: null, pause_reason: null }
  }
  if (move === 'resume') return { confirmed_at: now, pause_reason: null }
  if (move === 'pause') return { pause_reason: reason ?? null }
  if (move === 'close') return { closed_at: now, close_reason: as ?? 'cancelled' }
  if (move === 'settle') return { close_reason: as ?? 'filled' }
  if (move === 'suspend') return { suspended_from: job.state }
  if (move === 'reinstate') return { suspended_from: null }
  if (move === 'relist') return { closed_at: null, close_reason: null, expires_at: null, opens_at: null }
  return move === 'client_approve' ? { client_approved_at: now } : {}
}

import { toldStage } from '#features/hiring/applications/held.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { isOpen as isOpenStage, type Stage } from '#features/hiring/applications/stages.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { refusedOr } from '#platform/shared/refusal.ts'
import { submissionSaved } from './events.ts'
import { lockAnySubmission, moveLocked } from './move-submission.ts'
import { type Side, type SubmissionEvent, stateAfter } from './submission-states.ts'

/** What a move in the client's own pipeline means for whoever put the person forward. */
const meaning: Partial<Record<Stage, readonly [SubmissionEvent, Side][]>> = {
  in_review: [
    ['open', 'client'],
    ['reconsider', 'client'],
  ],
  shortlisted: [['shortlist', 'client']],
  interviewing: [['interview', 'client']],
  offered: [
    ['offer', 'client'],
    ['offer_again', 'client'],
  ],
  hired: [['place', 'client']],
  rejected: [['reject', 'client']],
  pool: [['reject', 'client']],
  // taken back by the person
  withdrawn: [
    ['revoke', 'site'],
    ['withdraw', 'site'],
  ],
  declined: [['withdraw', 'site']],
  job_closed: [['close', 'site']],
  lapsed: [['close', 'site']],
}

/** Why it ended where the person ended it. */
const whyOf: Partial<Record<string, string>> = { withdrawn: 'revoked', declined: 'declined' }

type Told = { application: string; to: string; reason: string | null }

/** Moves what stands behind an application as the client moved it; what means nothing here is left where it is. */
export async function followApplication(ctx: Context, told: Told): Promise<void> {
  const { db } = ctx
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('application_id', '=', told.application)
    .executeTakeFirst()
  if (!row) return
  // put forward anew meanwhile: whoever the client brought back goes on there without the agency
  await refusedOr(() => db.transaction().execute((tx) => follow(ctx, tx, row.id, told)))
}

async function follow(ctx: Context, tx: Tx, id: string, { to, reason }: Told): Promise<void> {
  const locked = await lockHired(ctx, tx, id, to)
  if (await isOver(tx, locked.application_id, to)) return
  const way = meaning[to as Stage]?.find(([event, side]) => stateAfter(locked.state, event, side))
  if (!way) return
  const [event, side] = way
  // an interview of somebody nobody had looked at yet goes past the steps between
  const isDecision = side === 'client' && event !== 'open'
  await moveLocked(ctx, tx, locked, {
    ...{ event, side, why: event === 'reject' ? reason : null },
    set: {
      ...(isDecision && { decided_at: locked.decided_at ?? ctx.now() }),
      ...(event === 'open' && { opened_at: locked.opened_at ?? ctx.now(), opened_count: locked.opened_count + 1 }),
      ...(event === 'reject' && { reason }),
      ...(event === 'offer_again' && { reason: null }),
      ...(side === 'site' && { reason: whyOf[to] ?? 'job_closed' }),
    },
  })
}

/** Told late, an end says nothing any more of whom the client has taken up again since. */
async function isOver(tx: Tx, application: string | null, to: string): Promise<boolean> {
  if (!application || isOpenStage(to as Stage)) return false
  const row = await tx
    .selectFrom('applications')
    .select(['stage', 'held'])
    .where('id', '=', application)
    .executeTakeFirst()
  return row !== undefined && toldStage(row) !== to
}

/** Whoever was offered and hired within the minutes of undoing is told of as hired alone: the offer is made up for. */
async function lockHired(ctx: Context, tx: Tx, id: string, to: string) {
  const locked = await lockAnySubmission(tx, id)
  const { state } = locked
  if (to !== 'hired' || stateAfter(state, 'place', 'client') || !stateAfter(state, 'offer', 'client')) return locked
  await moveLocked(ctx, tx, locked, { event: 'offer', side: 'client', set: { decided_at: ctx.now() } })
  return lockAnySubmission(tx, id)
}

/** When the client meets somebody in its own pipeline, the agency knows when. */
export async function followInterview(ctx: Context, application: string, interview: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('interviews').select(['state', 'starts_at']).where('id', '=', interview)
    const row = await query.executeTakeFirst()
    if (!row) return
    const { id, page_id, user_id } =
      (await tx
        .updateTable('submissions')
        .set({ interview_at: row.state === 'confirmed' ? row.starts_at : null })
        .where('application_id', '=', application)
        .returning(['id', 'page_id', 'user_id'])
        .executeTakeFirst()) ?? {}
    if (id && page_id) await emit(ctx, tx, submissionSaved, { submission: id, page: page_id, user: user_id ?? null })
  })
}

/** What ended here ends in the client's own pipeline too. */
export async function endApplication(ctx: Context, submission: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('submissions')
    .select('application_id')
    .where('id', '=', submission)
    .executeTakeFirst()
  const id = row?.application_id
  if (!id) return
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) => query)
    if (isOpenStage(application.stage)) await moveTo(ctx, tx, application, 'withdrawn', 'candidate')
  })
}

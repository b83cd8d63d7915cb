import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import { applicationMoved, applicationTold } from './events.ts'
import { heldWords, toldAnswer, toldStage } from './held.ts'
import { type LockedApplication, lock } from './lock-application.ts'
import { keepMessage } from './messages.ts'
import { undoUntil } from './rules.ts'

/** What of an application a move changes, and what comes back when it is taken back; whoever was known once stays known. */
const kept = [
  'stage',
  'stage_id',
  'decided_at',
  'answered_at',
  'reason',
  'position',
  'moved_at',
  'letter',
  'held',
] as const

/** A locked application as it stands before it is moved. */
export const beforeMove = (tx: Tx, id: string) =>
  tx.selectFrom('applications').select(kept).where('id', '=', id).executeTakeFirstOrThrow()
export type Before = Awaited<ReturnType<typeof beforeMove>>

/** A move that nobody was told of: where the application stood, until when, and the move it was laid over. */
type HeldMove = { before: Before; until: Date | string; under: HeldMove | null }

const heldMoveOf = (tx: Tx, application: string) =>
  tx
    .selectFrom('held_moves')
    .select(['before', 'until', 'under'])
    .where('application_id', '=', application)
    .executeTakeFirst() as Promise<HeldMove | undefined>

/** Keeps where a locked application stood before the move that was just written, and tells of it later. */
export async function holdMove(ctx: Context, tx: Tx, id: string, before: Before): Promise<void> {
  const under = (await heldMoveOf(tx, id)) ?? null
  await write(tx, id, { before, until: undoUntil(ctx.now()), under })
}

async function write(tx: Tx, application_id: string, { before, until, under }: HeldMove): Promise<void> {
  const row = { before: JSON.stringify(before), until, under: under && JSON.stringify(under) }
  await tx
    .insertInto('held_moves')
    .values({ application_id, of_page_id: ownerOf('held_moves', application_id), ...row })
    .onConflict((known) => known.column('application_id').doUpdateSet(row))
    .execute()
  await tellLater(tx, application_id, new Date(until))
}

const tellLater = (tx: Tx, application: string, at: Date): Promise<void> =>
  enqueue(tx, tellHeldMove, { application }, { key: `tell-held-move:${application}`, at })

/** What was held back of a locked application is over: told, or laid aside. */
export const forgetHeld = (tx: Tx, application: string) =>
  tx.deleteFrom('held_moves').where('application_id', '=', application).execute()

/** Tells the candidate of a move that was not taken back in time. */
export const tellHeldMove = backgroundTask(
  'tell-held-move',
  z.object({ application: z.uuid() }),
  (ctx, { application: id }) =>
    ctx.db.transaction().execute(async (tx) => {
      const application = await lock(tx, id, (query) => query).catch(() => null)
      const move = application && (await heldMoveOf(tx, id))
      if (!application || !move) return
      const until = new Date(move.until)
      if (until > ctx.now()) return tellLater(tx, id, until)
      await letCandidateSee(ctx, tx, application)
    }),
)

/**
 * From now on the candidate sees what was held back of a locked application; once, and never if nothing was.
 * @param isToldElsewhere what is sent at this moment says it: an invitation, an offer
 */
export async function letCandidateSee(
  ctx: Context,
  tx: Tx,
  application: LockedApplication,
  isToldElsewhere = false,
): Promise<void> {
  if (!application.held) return
  const { id, job_id: of, page_id: page, stage: to, reason } = application
  await forgetHeld(tx, id)
  await tx.updateTable('applications').set({ held: null }).where('id', '=', id).execute()
  const from = toldStage(application)
  const facts = { application: id, job: of, page, from, to, reason, side: 'page' as const, isToldElsewhere }
  // back where the candidate knows of is nothing to tell
  if (from === to) return
  const words = heldWords(application.held)
  const said = words && { side: 'page' as const, author: words.by, text: words.text }
  const message = said ? await keepMessage(ctx, tx, application, said) : undefined
  await emit(ctx, tx, applicationTold, { ...facts, ...(message && { message }) })
}

/**
 * Puts a locked application back to where it stood before the move that nobody was told of, as if it had not happened; a
 * move that this one was laid over waits as before. Gives it as it stands now, or null where there is nothing to take back.
 */
export async function putBack(ctx: Context, tx: Tx, now: LockedApplication): Promise<LockedApplication | null> {
  const move = await heldMoveOf(tx, now.id)
  if (!move || !now.held) return null
  const { before, under } = move
  await forgetHeld(tx, now.id)
  await tx
    .updateTable('applications')
    .set({ ...before, ...stillTold(before, now), version: now.version + 1 })
    .where('id', '=', now.id)
    .execute()
  await emit(ctx, tx, applicationMoved, {
    ...{ application: now.id, job: now.job_id, page: now.page_id, from: now.stage, to: before.stage },
    ...{ reason: null, side: 'page', place: before.stage_id, takesBack: true, isHeld: true },
  })
  if (under) await write(tx, now.id, under)
  return lock(tx, now.id, (query) => query)
}

/** What was written to the candidate meanwhile is not taken back with the move. */
function stillTold(before: Before, { held }: LockedApplication) {
  const answered = toldAnswer(held)
  if (!before.held) return { answered_at: answered ?? before.answered_at, held: null }
  return { held: JSON.stringify({ ...(before.held as object), ...(answered && { answered_at: answered }) }) }
}

/** Until when the last move can be taken back, for queries; null where there is none. */
export const undoUntilOf = sql<Date | null>`(select until from held_moves
  where held_moves.application_id = applications.id and applications.held is not null)`

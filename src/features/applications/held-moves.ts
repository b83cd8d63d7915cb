import { sql } from 'kysely'
import { z } from 'zod'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { applicationMoved, applicationPlaced, applicationTold } from './events.ts'
import { toldStage } from './held.ts'
import type { LockedApplication } from './lock-application.ts'
import { undoUntil } from './rules.ts'

/** What of an application a move changes, and what comes back when it is taken back. */
const kept = [
  'stage',
  'stage_id',
  'decided_at',
  'answered_at',
  'reason',
  'position',
  'moved_at',
  'shortlisted_at',
  'letter',
  'held',
] as const

type Locked = Omit<LockedApplication, 'decided_at' | 'letter' | 'moved_at'>
export type Before = {
  stage: string
  stage_id: string | null
  held?: unknown
  version?: number
  [name: string]: unknown
}

/** A locked application as it stands before it is moved. */
export const beforeMove = (tx: Tx, id: string) =>
  tx
    .selectFrom('applications')
    .select([...kept, 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Keeps where a locked application stood before the rejection that was just written, and tells of it later. */
export async function holdRejection(ctx: Context, tx: Tx, id: string, before: Before): Promise<void> {
  const until = undoUntil(ctx.now())
  const left_version = (before.version as number) + 1
  const row = { left_version, before: JSON.stringify(before), until }
  await tx
    .insertInto('held_moves')
    .values({ application_id: id, ...row })
    .onConflict((known) => known.column('application_id').doUpdateSet(row))
    .execute()
  await tellLater(tx, id, until)
}

const tellLater = (tx: Tx, application: string, at: Date): Promise<void> =>
  enqueue(tx, tellHeldMove, { application }, { key: `tell-held-move:${application}`, at })

/** The rejection of a locked application that nobody was told of yet; undefined where there is none. */
export const heldRejection = (tx: Tx, { id, version }: Pick<Locked, 'id' | 'version'>) =>
  tx
    .selectFrom('held_moves')
    .selectAll()
    .where('application_id', '=', id)
    .where('left_version', '=', version)
    .executeTakeFirst()

/** Tells the candidate of a rejection that was not taken back in time. */
export const tellHeldMove = job('tell-held-move', z.object({ application: z.uuid() }), (ctx, { application: id }) =>
  ctx.db.transaction().execute(async (tx) => {
    const application = await tx
      .selectFrom('applications')
      .select(['id', 'job_id', 'page_id', 'stage', 'stage_id', 'version', 'reason', 'held'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const rejection = application && (await heldRejection(tx, application))
    if (!application || !rejection) return
    if (rejection.until > ctx.now()) return tellLater(tx, id, rejection.until)
    await tx.deleteFrom('held_moves').where('application_id', '=', id).execute()
    await letCandidateSee(ctx, tx, application)
  }),
)

/** From now on the candidate sees what was held back of a locked application; once, and never if nothing was. */
export async function letCandidateSee(ctx: Context, tx: Tx, application: Locked): Promise<void> {
  if (!application.held) return
  const { id, job_id: of, page_id: page, stage: to, reason } = application
  await tx.updateTable('applications').set({ held: null }).where('id', '=', id).execute()
  const from = toldStage(application)
  // another column of the same phase is nothing to the candidate
  if (from !== to)
    await emit(ctx, tx, applicationTold, { application: id, job: of, page, from, to, reason, side: 'page' })
}

/** Puts a locked application back to where it stood before a move that nobody was told of, as if it had not happened. */
export async function putBack(ctx: Context, tx: Tx, now: Locked, { version: was, ...old }: Before): Promise<void> {
  const version = now.version + 1
  await tx
    .updateTable('applications')
    .set({ ...old, held: old.held ? JSON.stringify(old.held) : null, version })
    .where('id', '=', now.id)
    .execute()
  const facts = { application: now.id, job: now.job_id, page: now.page_id }
  if (old.stage === now.stage)
    await emit(ctx, tx, applicationPlaced, { ...facts, from: now.stage_id, to: old.stage_id })
  else
    await emit(ctx, tx, applicationMoved, {
      ...facts,
      from: now.stage,
      to: old.stage,
      reason: null,
      side: 'page',
      isToldElsewhere: true,
      place: old.stage_id,
      takesBack: true,
      isHeld: true,
    })
  if (old.held) await goOnHolding(ctx, tx, { ...now, ...old, version }, was)
}

/** What was put back was itself not told yet: a rejection waits as before, anything else counts now. */
async function goOnHolding(ctx: Context, tx: Tx, application: Locked, was: number | undefined): Promise<void> {
  const rejection = was === undefined ? undefined : await heldRejection(tx, { id: application.id, version: was })
  if (!rejection) return letCandidateSee(ctx, tx, application)
  await tx
    .updateTable('held_moves')
    .set({ left_version: application.version })
    .where('application_id', '=', application.id)
    .execute()
  await tellLater(tx, application.id, rejection.until)
}

/** Until when a rejection can be taken back, for queries; null where there is none. */
export const undoUntilOf = sql<Date | null>`(select until from held_moves
  where held_moves.application_id = applications.id and left_version = applications.version and applications.held is not null)`

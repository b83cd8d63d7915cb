import { sql } from 'kysely'
import { demandReason } from '#features/hiring/reject-reasons/reason-words.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { cardOf, selectCards } from './cards.ts'
import type * as contract from './contract.ts'
import { applicationMoved, applicationPlaced } from './events.ts'
import { heldOf, type MoveWords, toldStage } from './held.ts'
import { beforeMove, forgetHeld, holdMove, putBack } from './held-moves.ts'
import { type LockedApplication, lock, lockAsRead } from './lock-application.ts'
import { firstLeft } from './parameter-rules.ts'
import { mayMove, mayReach } from './rules.ts'
import { isOpen, type Side, type Stage } from './stages.ts'

/** Whoever came this far is no stranger to the team any more. */
const shortlistedStages: ReadonlySet<Stage> = new Set<Stage>(['shortlisted', 'interviewing', 'offered', 'hired'])

/**
 * Moves an applicant across the board. Of two who move one card at once the second is told.
 * @throws Refused not_found · stage_move · offer_open · undo_late · changed_meanwhile · reason_needed · invalid: a reason of another page, a parameter nobody filled · not_allowed · stage_unknown
 */
export async function moveApplication(
  ctx: Context,
  { application: id, stage, version, reason, words, before, place = null }: Taken<typeof contract.move>,
): Promise<Given<typeof contract.move>> {
  const membership = found(ctx.membership)
  if (!mayReach(stage, membership.may)) throw new Refused('not_allowed')
  if (stage === 'rejected' && !reason)
    throw new Refused('reason_needed', { errors: [{ field: 'reason', code: 'required' }] })
  const said = stage === 'rejected' && words?.trim() ? { text: words.trim(), by: membership.member } : undefined
  if (said) demandWords(said, membership.may('applicant.message'))
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lockAsRead(tx, membership, id, version)
    const position = await positionBefore(tx, application.job_id, stage, before ?? null, ctx.now())
    if (place) await demandPlace(tx, application, place, stage)
    if (stage === 'rejected') await demandReason(tx, application.page_id, reason)
    await moveHeld(ctx, tx, application, stage, { reason, position, place, words: said })
  })
  return {
    success: true,
    data: cardOf(await selectCards(ctx.db).where('applications.id', '=', id).executeTakeFirstOrThrow()),
  }
}

/** @throws Refused not_allowed: they may not write to applicants · invalid */
function demandWords({ text }: MoveWords, mayWrite: boolean): void {
  if (!mayWrite) throw new Refused('not_allowed')
  const left = firstLeft(text)
  if (left) throw wrongField('words', 'parameter_left', left)
}

/**
 * Moves a locked application for the team: they see it at once, the candidate is told some minutes later, unless it is taken
 * back. One rule for every move that a candidate is told of, for one and for several.
 * @throws Refused what moveTo refuses
 */
export async function moveHeld(
  ctx: Context,
  tx: Tx,
  application: LockedApplication,
  to: Stage,
  { reason = null, place = null, position, words }: Pick<Moving, 'reason' | 'place' | 'position' | 'words'>,
): Promise<void> {
  const standing = await stepBack(ctx, tx, application, to)
  if (standing.stage === to) {
    // the reason that was told stands: another one is a rejection anew
    if (to === 'rejected' && reason !== null && reason !== standing.reason) throw new Refused('stage_move')
    if (standing.stage_id !== place) return placeAt(ctx, tx, standing, place, position)
    if (position === undefined) return
    await tx.updateTable('applications').set({ position }).where('id', '=', standing.id).execute()
    return
  }
  const before = await beforeMove(tx, standing.id)
  await moveTo(ctx, tx, standing, to, 'page', {
    reason,
    place,
    isHeld: true,
    words,
    ...(position !== undefined && { position }),
  })
  await holdMove(ctx, tx, standing.id, before)
}

/** Whoever goes on from an end, or back to what the candidate knows of, never was where nobody was told that they were. */
async function stepBack(ctx: Context, tx: Tx, application: LockedApplication, to: Stage): Promise<LockedApplication> {
  const isBack = to === 'in_review' || to === toldStage(application) || !isOpen(application.stage)
  const back = isBack && application.stage !== to ? await putBack(ctx, tx, application) : null
  return back ? stepBack(ctx, tx, back, to) : application
}

type Moving = {
  reason?: string | null | undefined
  position?: number
  /** A stage the team made, within the new one. */
  place?: string | null
  isToldElsewhere?: boolean
  /** It may be taken back for a while; the candidate sees nothing of it until it is told. */
  isHeld?: boolean
  /** What goes to the candidate beside it, once they are told of what is held. */
  words?: MoveWords | undefined
  /** The formal offer itself moves it. */
  byLetter?: boolean
}

/** Takes a locked application to a stage, for one side, and tells. @throws Refused stage_move · offer_open · offer_letter · undo_late */
export async function moveTo(
  ctx: Context,
  tx: Tx,
  application: LockedApplication,
  to: Stage,
  side: Side,
  {
    reason = null,
    position,
    place = null,
    isToldElsewhere = false,
    isHeld = false,
    words,
    byLetter = false,
  }: Moving = {},
): Promise<void> {
  const from = (side === 'candidate' ? toldStage(application) : application.stage) as Stage
  const { decided_at, letter } = application
  must(mayMove({ stage: from, decided_at, letter, byLetter }, to, side, ctx.now()))
  const now = ctx.now()
  if (!isHeld) await forgetHeld(tx, application.id)
  await tx
    .updateTable('applications')
    .set({
      stage: to,
      stage_id: place,
      reason,
      letter: null,
      held: isHeld ? heldOf(application, words) : null,
      version: application.version + 1,
      moved_at: now,
      decided_at: isOpen(to) ? null : now,
      // going back into review tells nobody anything
      ...(side === 'page' && to !== 'in_review' && { answered_at: now }),
      position: position ?? onTop(now),
      ...(shortlistedStages.has(to) && { shortlisted_at: sql<Date>`coalesce(shortlisted_at, ${now})` }),
    })
    .where('id', '=', application.id)
    .execute()
  const facts = { application: application.id, job: application.job_id, page: application.page_id }
  await emit(ctx, tx, applicationMoved, { ...facts, from, to, reason, side, isToldElsewhere, place, isHeld })
}

/** Puts a locked application into another column of the same phase; the candidate sees no difference. */
export async function placeAt(
  ctx: Context,
  tx: Tx,
  application: LockedApplication,
  place: string | null,
  position = onTop(ctx.now()),
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ stage_id: place, position, version: application.version + 1, moved_at: ctx.now() })
    .where('id', '=', application.id)
    .execute()
  const facts = { application: application.id, job: application.job_id, page: application.page_id }
  await emit(ctx, tx, applicationPlaced, { ...facts, from: application.stage_id, to: place })
}

/** @throws Refused stage_unknown: not one of this job's, or of another phase */
export async function demandPlace(tx: Tx, { job_id, page_id }: LockedApplication, place: string, phase: Stage) {
  if (!isOpen(phase)) throw new Refused('stage_unknown')
  const row = await tx
    .selectFrom('pipeline_stages')
    .select('id')
    .where('id', '=', place)
    .where('page_id', '=', page_id)
    .where('phase', '=', phase)
    .where((or) => or.or([or('job_id', 'is', null), or('job_id', '=', job_id)]))
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new Refused('stage_unknown')
}

/** Above everybody in the column, where a card stands at once when it is moved: the later, the higher. */
const onTop = (now: Date) => -now.getTime() / 1000

/** A place between two cards: halfway; without any: on top. */
async function positionBefore(tx: Tx, job: string, stage: Stage, before: string | null, now: Date): Promise<number> {
  if (!before) return onTop(now)
  const inColumn = tx.selectFrom('applications').where('job_id', '=', job).where('stage', '=', stage)
  const next = await inColumn.select('position').where('id', '=', before).executeTakeFirst()
  if (!next) return onTop(now)
  const previous = await inColumn
    .select('position')
    .where('position', '<', next.position)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  return previous ? (previous.position + next.position) / 2 : next.position - 1
}

/** Takes the caller's own application back. @throws Refused not_found · stage_move · changed_meanwhile */
export async function withdraw(
  ctx: Context,
  { application: id, reason, version }: Taken<typeof contract.withdraw>,
): Promise<Given<typeof contract.withdraw>> {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) => query.where('candidate_id', '=', user))
    // what was taken back without having seen the offer is looked at again
    if (version !== undefined && version !== application.version)
      throw new Refused('changed_meanwhile', { version: application.version, stage: toldStage(application) })
    await moveTo(ctx, tx, application, 'withdrawn', 'candidate', { reason: reason || null })
  })
  return { success: true }
}

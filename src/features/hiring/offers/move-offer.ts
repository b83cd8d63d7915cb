import type { Updateable } from 'kysely'
import type { Offers } from '#db/tables.ts'
import { letCandidateSee } from '#features/hiring/applications/held-moves.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { noteAnswer } from '#features/hiring/applications/note-answer.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { must } from '#platform/shared/refusal.ts'
import { offerMoved } from './events.ts'
import { type Held, type OfferRow, selectOffers } from './find-offers.ts'
import { isOut, mayMoveOffer, type OfferHand, type OfferMove, type OfferState, offerAfter } from './offer-states.ts'

/** Who somebody of the team is to an offer. */
export const handOf = (ctx: Context): OfferHand => (ctx.membership?.may('offer.make') ? 'maker' : 'proposer')

/**
 * Moves an offer that is held, lets the application follow, and tells, once.
 * @throws Refused offer_state · offer_over · stage_move
 */
export async function moveOffer(
  ctx: Context,
  tx: Tx,
  { row, application }: Held,
  move: OfferMove,
  by: OfferHand,
  change: Updateable<Offers> = {},
): Promise<OfferRow> {
  const from = row.state
  must(mayMoveOffer({ ...row, state: from }, move, by, ctx.now()))
  const to = offerAfter(from, move, by) as OfferState
  const version = row.version + 1
  await tx
    .updateTable('offers')
    .set({ ...change, state: to, version, updated_at: ctx.now() })
    .where('id', '=', row.id)
    .execute()
  await letFollow(ctx, tx, { row, application }, move, to)
  // what a candidate says stays where it can be forgotten
  const reason = by === 'candidate' ? '' : (change.reason ?? '')
  await tellMove(ctx, tx, row, { move, from, to, by, version, reason })
  return selectOffers(tx).where('offers.id', '=', row.id).executeTakeFirstOrThrow()
}

type Told = { move: OfferMove; from: OfferState; to: OfferState; by: OfferHand; version: number; reason: string }

/** Tells what happened to an offer. */
export const tellMove = (ctx: Context, tx: Tx, row: OfferRow, told: Told): Promise<void> =>
  emit(ctx, tx, offerMoved, {
    ...{ offer: row.id, application: row.application_id, job: row.job_id, page: row.page_id },
    ...told,
  })

/** The stage of the application: offered, hired, declined. What ends without an answer leaves it to the team. */
async function letFollow(ctx: Context, tx: Tx, { row, application }: Held, move: OfferMove, to: OfferState) {
  const stage = application.stage
  // the offer tells of itself
  const quiet = { isToldElsewhere: true, byLetter: true }
  if (move === 'send') {
    if (stage !== 'offered') await moveTo(ctx, tx, application, 'offered', 'page', quiet)
    else await letCandidateSee(ctx, tx, application, true)
    await noteAnswer(ctx, tx, row.application_id)
    await setLetter(tx, row.application_id, 'open')
  } else if (move === 'accept') await moveTo(ctx, tx, application, 'hired', 'candidate', quiet)
  else if (move === 'decline') await moveTo(ctx, tx, application, 'declined', 'candidate', quiet)
  else if (isOut(row.state) && (to === 'expired' || to === 'withdrawn') && stage === 'offered')
    await setLetter(tx, row.application_id, 'ended')
}

const setLetter = (tx: Tx, application: string, letter: 'open' | 'ended') =>
  tx.updateTable('applications').set({ letter }).where('id', '=', application).execute()

import { addMessage } from '#features/hiring/applications/messages.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { demandVersion, type Held, holdOffer, type OfferRow } from './find-offers.ts'
import type * as contract from './letter-contract.ts'
import { moveOffer } from './move-offer.ts'
import { readOfferKey } from './offer-key.ts'
import { wordsAbout } from './offer-states.ts'
import { letterOf } from './offer-view.ts'

/** What a candidate does by the link: looked up, held, and answered as the candidate sees it. */
async function byKey(ctx: Context, key: string, act: (tx: Tx, held: Held) => Promise<OfferRow>) {
  const id = await readOfferKey(ctx, key)
  const row = await ctx.db.transaction().execute(async (tx) => act(tx, await holdSent(tx, id)))
  return { success: true as const, data: await letterOf(ctx, row) }
}

/** Only a letter that was sent has a link. @throws Refused not_found */
async function holdSent(tx: Tx, id: string): Promise<Held> {
  const held = await holdOffer(tx, id)
  found(held.row.sent_at)
  return held
}

/** A person has opened the letter; again is as good as once. @throws Refused link_expired · not_found */
export async function viewOffer(
  ctx: Context,
  { key }: Taken<typeof contract.viewOffer>,
): Promise<Given<typeof contract.viewOffer>> {
  await byKey(ctx, key, async (tx, held) =>
    held.row.state === 'sent' ? moveOffer(ctx, tx, held, 'view', 'candidate', { viewed_at: ctx.now() }) : held.row,
  )
  return { success: true }
}

/**
 * Accepts by the name the letter is written to. Kept are the name as it was typed, when, a fingerprint of the address, and
 * the hash of the letter. @throws Refused what contract.acceptOffer refuses
 */
export const acceptOffer = (
  ctx: Context,
  { key, version, name }: Taken<typeof contract.acceptOffer>,
): Promise<Given<typeof contract.acceptOffer>> =>
  byKey(ctx, key, async (tx, held) => {
    demandSeen(held.row, version)
    if (held.row.asleep) throw new Refused('account_asleep')
    if (held.row.page_state === 'closed') throw new Refused('offer_state')
    if (fold(name) !== fold(held.row.name)) throw wrongField('name', 'name_differs', { name: held.row.name })
    return moveOffer(ctx, tx, held, 'accept', 'candidate', {
      answered_at: ctx.now(),
      accepted_name: name,
      accepted_from: ctx.signer.fingerprint('offer', ctx.address),
      accepted_hash: held.row.letter_hash,
    })
  })

/** Declines, with a reason of the list and words of one's own. @throws Refused what contract.declineOffer refuses */
export const declineOffer = (
  ctx: Context,
  { key, version, because, reason }: Taken<typeof contract.declineOffer>,
): Promise<Given<typeof contract.declineOffer>> =>
  byKey(ctx, key, async (tx, held) => {
    demandSeen(held.row, version)
    return moveOffer(ctx, tx, held, 'decline', 'candidate', {
      answered_at: ctx.now(),
      declined_because: because,
      reason,
    })
  })

/** Opening a letter moves it on; who answers the one that was sent answers the one that was opened. */
function demandSeen(row: OfferRow, version: number): void {
  if (!(row.state === 'viewed' && row.version === version + 1)) demandVersion(row, version)
}

/** A word about the offer, in the thread of the application. @throws Refused link_expired · not_found · offer_state · thread_closed */
export async function askAboutOffer(
  ctx: Context,
  { key, text }: Taken<typeof contract.askAboutOffer>,
): Promise<Given<typeof contract.askAboutOffer>> {
  await byKey(ctx, key, async (tx, { row, application }) => {
    if (!wordsAbout({ ...row, state: row.state }, ctx.now())) throw new Refused('offer_state')
    must(mayWrite(application.stage, 'candidate'))
    await addMessage(ctx, tx, application, { author: row.candidate_id, name: row.name, side: 'candidate', text })
    return row
  })
  return { success: true }
}

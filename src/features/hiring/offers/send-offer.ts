import { keepMade } from '#features/site/files/keep-file.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandVersion, holdOfTeam, offerOfTeam } from './find-offers.ts'
import { keepLetter } from './keep-letter.ts'
import { moveOffer } from './move-offer.ts'
import { mayMoveOffer } from './offer-states.ts'
import { viewOf } from './offer-view.ts'
import { printLetter } from './print-letter.ts'
import { demandStart } from './whole-terms.ts'

/** Prints the letter and sends it; what was printed is what is answered. @throws Refused what contract.sendOffer refuses */
export async function sendOffer(
  ctx: Context,
  { offer, version }: Taken<typeof contract.sendOffer>,
): Promise<Given<typeof contract.sendOffer>> {
  const before = await offerOfTeam(ctx, ctx.db, offer)
  demandVersion(before, version)
  must(mayMoveOffer({ ...before, state: before.state }, 'send', 'maker', ctx.now()))
  demandStart(ctx, before)
  // printing takes its time, and nobody waits for it; the version says that it is still this letter
  const { letter, name, pdf } = await printLetter(ctx, before)
  const made = await keepMade(ctx, pdf)
  try {
    const row = await ctx.db.transaction().execute(async (tx) => {
      const held = await holdOfTeam(ctx, tx, offer, version)
      const kept = await keepLetter(ctx, tx, before, name, made)
      const sent = { letter, ...kept, sent_at: ctx.now() }
      return moveOffer(ctx, tx, held, 'send', 'maker', sent)
    })
    return { success: true, data: viewOf(ctx, row) }
  } catch (error) {
    await ctx.files.remove(made.storage_key)
    throw error
  }
}

import { validate as isUuid } from 'uuid'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

const purpose = 'offer'
/** A link outlives the offer, so that who opens an old mail reads what became of it. */
const seconds = 400 * 86_400

/** What stands for the candidate in the link of an offer; whoever holds it answers for the candidate. */
export const offerKey = (ctx: Context, offer: string): Promise<string> => ctx.signer.sign(purpose, { offer }, seconds)

/** Which offer a link is about. @throws Refused link_expired */
export async function readOfferKey(ctx: Context, key: string): Promise<string> {
  const id = (await ctx.signer.read(purpose, key))?.offer
  if (typeof id !== 'string' || !isUuid(id)) throw new Refused('link_expired')
  return id
}

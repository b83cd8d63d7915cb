import type { Context } from '#platform/server/context.ts'
import { forgetTurns, type Guessing, takeTurn } from '#platform/server/tries.ts'
import { toE164 } from './phone-number.ts'

/** Five tries at once, then a wait that doubles from five seconds to a quarter of an hour. */
const atPassword: Guessing = { name: 'password', atOnce: 5, firstWait: 5, longestWait: 900 }
/** Many people share an address of the network. */
const fromAddress: Guessing = { name: 'address', atOnce: 30, firstWait: 5, longestWait: 900 }

const nameOf = (contact: string) => toE164(contact) ?? contact.trim().toLowerCase()

/**
 * Before a password is looked at: slows down who tries many, known contact or not. A device that the account was used on
 * before counts for itself, so that strangers cannot keep its owner waiting.
 * @throws Refused too_many
 */
export async function takeTurnAt(ctx: Context, contact: string, isKnown: boolean): Promise<void> {
  await takeTurn(ctx, fromAddress, ctx.address)
  await takeTurn(ctx, atPassword, turnOf(ctx, contact, isKnown))
}

/** The password was right. The address of the network stays slowed: one good password buys nobody new tries at others. */
export const forgetTurnsAt = (ctx: Context, contact: string, isKnown: boolean) =>
  forgetTurns(ctx, atPassword, turnOf(ctx, contact, isKnown))

const turnOf = (ctx: Context, contact: string, isKnown: boolean) =>
  isKnown ? `${nameOf(contact)} on ${ctx.cookie('device')}` : nameOf(contact)

import type { Context } from '#platform/server/context.ts'
import { forgetTurns, type Guessing, giveTurnBack, takeTurn } from '#platform/server/tries.ts'
import { toFind } from './phone-number.ts'

/** Five tries at once, then a wait that doubles from five seconds to a quarter of an hour. */
const atPassword: Guessing = { name: 'password', atOnce: 5, firstWait: 5, longestWait: 900 }
/** A whole office shares an address of the network, and some of it mistype; a list of passwords still takes months from one. */
const fromAddress: Guessing = { name: 'address', atOnce: 150, firstWait: 5, longestWait: 300 }

const nameOf = (contact: string) => toFind(contact) ?? contact.trim().toLowerCase()

/**
 * Before a password is looked at: slows down who tries many, known contact or not. A device that the account was used on
 * before counts for itself, so that strangers cannot keep its owner waiting.
 * @throws Refused too_many
 */
export async function takeTurnAt(ctx: Context, contact: string, isKnown: boolean): Promise<void> {
  await takeTurn(ctx, fromAddress, ctx.address)
  await takeTurn(ctx, atPassword, turnOf(ctx, contact, isKnown))
}

/**
 * The password was right. The address of the network gets this one turn back, so that people behind it who sign in keep
 * nobody waiting; not those of before: one good password buys nobody new tries at others.
 */
export async function forgetTurnsAt(ctx: Context, contact: string, isKnown: boolean): Promise<void> {
  await giveTurnBack(ctx, fromAddress, ctx.address)
  await forgetTurns(ctx, atPassword, turnOf(ctx, contact, isKnown))
}

const turnOf = (ctx: Context, contact: string, isKnown: boolean) =>
  isKnown ? `${nameOf(contact)} on ${ctx.cookie('device')}` : nameOf(contact)

import { balanceOf, spend } from '#features/money/ledger/ledger.ts'
import { priceOf } from '#features/money/prices/price-of.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from '../contact-contract.ts'
import { cvUnlocked } from '../events.ts'
import { factsOf } from '../index/facts-of.ts'
import { readPeople } from '../index/read-people.ts'
import { mayUnlock, unlockVariant } from '../rules.ts'
import { demandChecked } from './demand-checked.ts'
import { demandFound } from './demand-found.ts'
import { standingsOf } from './standing.ts'

/**
 * Buys the page the sight of somebody, once and for good. Two members at once pay once. Whoever buys has proved an address or a number:
 * the person learns who it was. What a page is given for nothing it may spend once somebody has looked at it.
 * @throws Refused not_found · already_unlocked · only_by_request · no_credits · email_unconfirmed · page_unchecked
 */
export async function unlockCv(
  ctx: Context,
  { person }: Taken<typeof contract.unlockCv>,
): Promise<Given<typeof contract.unlockCv>> {
  const { page, member } = found(ctx.membership)
  const scope = { page, job: null }
  await demandFound(ctx, scope, person)
  const [[read], standings, { rows }] = await Promise.all([
    readPeople(ctx.db, [person]),
    standingsOf(ctx.db, scope, member, [person]),
    readKept(ctx),
  ])
  const { years } = factsOf(found(read), rows.get('degree') ?? [], ctx.now())
  const { id: price, kind, cost: credits } = await priceOf(ctx, ctx.db, 'unlock', unlockVariant(years), page)
  must(mayUnlock(found(standings.get(person))))
  await demandProved(ctx, member)
  await demandChecked(ctx, page)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await writeUnlock(ctx, tx, { page, user: person, by: member, way: 'credit', credits })))
      throw new Refused('already_unlocked')
    const key = unlockKey(page, person)
    if (credits > 0) await spend(ctx, tx, { page, kind, amount: credits, key, about: { for: 'unlock', person, price } })
    await emit(ctx, tx, cvUnlocked, { page, user: person, way: 'credit', credits })
  })
  return { success: true, data: { balance: await balanceOf(ctx.db, page, 'cv', ctx.now()) } }
}

async function demandProved({ db }: Context, member: string): Promise<void> {
  const { email_verified_at, phone_verified_at } = await db
    .selectFrom('users')
    .select(['email_verified_at', 'phone_verified_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  if (!email_verified_at && !phone_verified_at) throw new Refused('email_unconfirmed')
}

/** The entry of credits that an unlock stands for. */
export const unlockKey = (page: string, user: string) => `unlock:${page}:${user}`

type Unlock = { page: string; user: string; by: string | null; way: 'credit' | 'request'; credits: number }

/** Notes that a page may see somebody; false where it could before. */
export async function writeUnlock(ctx: Context, tx: Tx, { page, user, by, ...unlock }: Unlock): Promise<boolean> {
  const written = await tx
    .insertInto('cv_unlocks')
    .values({ page_id: page, user_id: user, by_id: by, ...unlock, at: ctx.now() })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst()
  return Boolean(written.numInsertedOrUpdatedRows)
}

import { findBounce, letTryAgain } from '#features/site/notifications/bounces.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mailTried } from './events.ts'

/** Whether mail to the own address came back. */
export async function showOwnBounce(ctx: Context): Promise<Given<typeof contract.showOwnBounce>> {
  const { email } = found(ctx.me)
  const row = email ? await findBounce(ctx.db, email) : undefined
  const data = row && email ? { email, bounced_at: row.bounced_at.toISOString(), code: row.code } : null
  return { success: true, data }
}

/** Has a mail sent there, though others came back. @throws Refused not_bounced */
export async function tryAgain(ctx: Context): Promise<Given<typeof contract.tryAgain>> {
  const { id: user, email } = found(ctx.me)
  await ctx.db.transaction().execute(async (tx) => {
    if (!email || !(await findBounce(tx, email))) throw new Refused('not_bounced')
    await letTryAgain(tx, email, ctx.now())
    await emit(ctx, tx, mailTried, { user })
  })
  return { success: true }
}

import { z } from 'zod'
import { findWhoGetsBackIn } from '#features/people/accounts/find-accounts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { toFind } from '#features/people/accounts/phone-number.ts'
import { beginCode, readCode, sendCode, spendCode } from '#features/people/accounts/text-codes.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** Sends the code, if the number is an account's. */
export const textResetCode = backgroundTask('text-reset-code', z.object({ id: z.string() }), async (ctx, { id }) => {
  const begun = await readCode(ctx, 'reset-password', id)
  if (!begun) return
  const to = await findWhoGetsBackIn(ctx.db, begun.phone)
  if (to) await sendCode(ctx, begun, toLanguage(to.language))
})

/** Begins; the id comes back for every number. @throws Refused invalid: no phone number at all */
export async function askResetByText(
  ctx: Context,
  { phone: written }: Taken<typeof contract.askResetByText>,
): Promise<Given<typeof contract.askResetByText>> {
  const phone = toFind(written)
  if (!phone) throw wrongField('phone', 'phone')
  const id = await ctx.db
    .transaction()
    .execute((tx) => beginCode(ctx, tx, { purpose: 'reset-password', phone, user: null }))
  return { success: true, data: { id } }
}

/** Queues the message, whatever the id stands for. */
export async function sendResetText(ctx: Context, { id }: Taken<typeof contract.sendResetText>) {
  await ctx.db.transaction().execute((tx) => enqueue(tx, textResetCode, { id }))
  return { success: true as const }
}

/** The code for the hash of a new password. @throws Refused wrong_code */
export async function verifyResetText(
  ctx: Context,
  { id, code }: Taken<typeof contract.verifyResetText>,
): Promise<Given<typeof contract.verifyResetText>> {
  const { phone } = await spendCode(ctx, 'reset-password', id, code)
  const user = await findWhoGetsBackIn(ctx.db, phone)
  if (!user) throw new Refused('wrong_code')
  const hash = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, 'reset-password', { user: user.id, contact: phone }))
  return { success: true, data: { hash } }
}

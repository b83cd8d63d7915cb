import { z } from 'zod'
import { typedE164 } from '#features/people/accounts/phone-number.ts'
import { refuseTaken, takeContact } from '#features/people/accounts/take-contact.ts'
import { beginCode, readCode, sendCode, spendCode } from '#features/people/accounts/text-codes.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandOwner } from './demand-owner.ts'

export const textPhoneCode = backgroundTask('text-phone-code', z.object({ id: z.string() }), async (ctx, { id }) => {
  const begun = await readCode(ctx, 'confirm-phone', id)
  const user =
    begun?.user_id &&
    (await ctx.db.selectFrom('users').select('language').where('id', '=', begun.user_id).executeTakeFirst())
  if (begun && user) await sendCode(ctx, begun, toLanguage(user.language))
})

/**
 * Sends a code to the number of the account, or to one that shall take its place. Whether another account has confirmed it
 * is not told before the code came back. @throws Refused invalid · already_verified · proof_needed · no_password · too_many
 */
export async function askPhoneCode(
  ctx: Context,
  { phone: written, password }: Taken<typeof contract.askPhoneCode>,
): Promise<Given<typeof contract.askPhoneCode>> {
  const user = found(ctx.me).id
  const row = await ctx.db
    .selectFrom('users')
    .select(['phone', 'phone_verified_at', 'country_id'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  const phone = written?.trim() ? typedE164(written, countryCode(row.country_id)) : row.phone
  if (!phone) throw wrongField('phone', written?.trim() ? 'phone' : 'required')
  if (phone === row.phone && row.phone_verified_at) throw new Refused('already_verified')
  if (phone !== row.phone) await demandOwner(ctx, password)
  const id = await ctx.db.transaction().execute(async (tx) => {
    const begun = await beginCode(ctx, tx, { purpose: 'confirm-phone', phone, user })
    await enqueue(tx, textPhoneCode, { id: begun })
    return begun
  })
  return { success: true, data: { id } }
}

/** The code came back. @throws Refused wrong_code · address_taken */
export async function confirmPhone(ctx: Context, { id, code }: Taken<typeof contract.confirmPhone>) {
  const user = found(ctx.me).id
  const begun = await readCode(ctx, 'confirm-phone', id)
  // the code of another's session opens nothing here
  const { phone, user_id } = await spendCode(ctx, 'confirm-phone', begun?.user_id === user ? id : '', code)
  if (user_id !== user) throw new Refused('wrong_code')
  await refuseTaken(ctx.db.transaction().execute((tx) => takeContact(ctx, tx, user, { kind: 'phone', contact: phone })))
  return { success: true as const }
}

import { isCountry } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { demandAll, wrongField } from '#platform/shared/refusal.ts'
import { addAccount } from './add-account.ts'
import type * as contract from './contract.ts'
import { demandEmail } from './demand-email.ts'
import { displayOf } from './display.ts'
import { demandPassword, hashPassword } from './passwords.ts'
import { typedE164 } from './phone-number.ts'
import { homeOf, isSameAddress } from './rules.ts'
import { startSession } from './sessions.ts'

/**
 * Makes an account and signs it in. An address that another account has confirmed is no reason to refuse, or everybody
 * could ask who has an account; its owner is told by mail, and the new account cannot confirm it.
 * @throws Refused invalid, with the fields
 */
export async function register(
  ctx: Context,
  asked: Taken<typeof contract.register>,
): Promise<Given<typeof contract.register>> {
  demandAll(
    () => contactOf(ctx, asked),
    () => demandPassword(ctx, asked.password),
    () => demandCountry(asked.country_id),
  )
  const contact = contactOf(ctx, asked)
  const { account_type, name, country_id, lang: language, invite = null, page: invited_by_page = null } = asked
  // candidates have no company page to be named
  const company = account_type === 'candidate' ? null : (asked.company ?? null)
  const password_hash = await hashPassword(asked.password)
  const { user, token } = await ctx.db.transaction().execute(async (tx) => {
    const made = {
      account_type,
      name,
      ...contact,
      password_hash,
      language,
      country_id,
      invite,
      invited_by_page,
      company,
    }
    const user = await addAccount(ctx, tx, made)
    return { user, token: await startSession(ctx, tx, user.id, true) }
  })
  ctx.cookies.push({ name: 'lang', value: asked.lang, maxAge: 31_536_000, readable: true })
  return {
    success: true,
    token,
    user_token: '1',
    display: displayOf(user),
    redirect: homeOf({ ...user, isStaff: false }),
  }
}

function demandCountry(id: number): void {
  if (!isCountry(id)) throw wrongField('country_id', 'wrong')
}

/** E-mail and phone as they are stored; one of them is needed. */
export function contactOf(
  ctx: Context,
  { email, phone, country_id }: { email?: string | undefined; phone?: string | undefined; country_id?: number },
) {
  if (!email && !phone?.trim()) throw wrongField('email', 'one_contact')
  const number = phone?.trim() ? typedE164(phone, country_id ? countryCode(country_id) : undefined) : null
  demandAll(
    // an address an account has had for long is not asked about again
    () => email && !isSameAddress(email, ctx.me?.email ?? null) && demandEmail(ctx, email),
    () => {
      if (phone?.trim() && !number) throw wrongField('phone', 'phone')
    },
  )
  return { email: email ?? null, phone: number }
}

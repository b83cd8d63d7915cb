import { displayOf } from '#features/accounts/display.ts'
import { signedInEvent } from '#features/accounts/events.ts'
import { findAccounts } from '#features/accounts/find-accounts.ts'
import { isPassword } from '#features/accounts/passwords.ts'
import { homeOf } from '#features/accounts/rules.ts'
import { startSession } from '#features/accounts/sessions.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { authenticate } from './contract.ts'

/**
 * Signs in by e-mail or phone and password. Unknown, deactivated and wrong look and last the same: two passwords are
 * always compared, of the account that owns the address and of the newest that claims it, be they there or not.
 * @throws Refused invalid_credentials
 */
export async function signIn(
  ctx: Context,
  { email, password, remember }: Taken<typeof authenticate>,
): Promise<Given<typeof authenticate>> {
  const { owner, claimant } = await findAccounts(ctx.db, email)
  const [owns, claims] = await Promise.all([
    isPassword(password, owner?.password_hash),
    isPassword(password, claimant?.password_hash),
  ])
  const user = owns ? owner : claims ? claimant : undefined
  if (!user) throw new Refused('invalid_credentials')
  return signInAs(ctx, user, remember ?? false)
}

type User = Parameters<typeof displayOf>[0] & { language: string }

/** Starts a session for somebody whose identity is settled. */
export async function signInAs(ctx: Context, user: User, remember: boolean): Promise<Given<typeof authenticate>> {
  const token = await ctx.db.transaction().execute(async (tx) => {
    const started = await startSession(ctx, tx, user.id, remember)
    await emit(ctx, tx, signedInEvent, { user: user.id })
    return started
  })
  ctx.cookies.push({ name: 'lang', value: user.language, maxAge: 31_536_000, readable: true })
  return { success: true, token, user_token: '1', display: displayOf(user), redirect: homeOf(user.account_type) }
}

import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { authenticate } from './contract.ts'
import { displayOf } from './display.ts'
import { signedInEvent } from './events.ts'
import { isPassword } from './passwords.ts'
import { toE164 } from './phone-number.ts'
import { homeOf } from './rules.ts'
import { startSession } from './sessions.ts'

/**
 * Signs in by e-mail or phone and password. Unknown, deactivated and wrong look and last the same.
 * @throws Refused invalid_credentials
 */
export async function signIn(
  ctx: Context,
  { email, password, remember }: Taken<typeof authenticate>,
): Promise<Given<typeof authenticate>> {
  const phone = toE164(email)
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where((or) => or.or([or(sql`lower(email)`, '=', email.toLowerCase()), or('phone', '=', phone ?? '')]))
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!(await isPassword(password, user?.password_hash)) || !user) throw new Refused('invalid_credentials')
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

import { isKnownDevice } from '#features/people/accounts/devices.ts'
import { displayOf } from '#features/people/accounts/display.ts'
import { accountReactivated, signedInEvent } from '#features/people/accounts/events.ts'
import { findAccounts, findUser } from '#features/people/accounts/find-accounts.ts'
import { forgetTurnsAt, takeTurnAt } from '#features/people/accounts/guessing.ts'
import { isPassword } from '#features/people/accounts/passwords.ts'
import { homeOf } from '#features/people/accounts/rules.ts'
import { startSession } from '#features/people/accounts/sessions.ts'
import { makeTicket, showTicket, spendTicket } from '#features/people/accounts/tickets.ts'
import { checkCode, hasSecondFactor } from '#features/people/second-factor/check-code.ts'
import { isStaff } from '#features/site/staff-rights/staff-roles.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { authenticate, authenticateFurther, reactivate } from './contract.ts'

/**
 * Signs in by e-mail or phone and password. Unknown and wrong look and last the same: two passwords are
 * always compared, of the account that owns the address and of the newest that claims it, be they there or not.
 * @throws Refused invalid_credentials · too_many · second_factor_needed
 */
export async function signIn(
  ctx: Context,
  { email, password, remember }: Taken<typeof authenticate>,
): Promise<Given<typeof authenticate>> {
  const { owner, claimant } = await findAccounts(ctx.db, email)
  const isKnown = await isKnownDevice(ctx, [owner?.id, claimant?.id])
  await takeTurnAt(ctx, email, isKnown)
  const [owns, claims] = await Promise.all([
    isPassword(password, owner?.password_hash),
    isPassword(password, claimant?.password_hash),
  ])
  const user = owns ? owner : claims ? claimant : undefined
  if (!user) throw new Refused('invalid_credentials')
  await forgetTurnsAt(ctx, email, isKnown)
  return signInAs(ctx, user, remember ?? false)
}

/** The second step of signing in. @throws Refused ticket_expired · wrong_code · too_many */
export async function signInFurther(
  ctx: Context,
  { ticket, code }: Taken<typeof authenticateFurther>,
): Promise<Given<typeof authenticate>> {
  const { user: id, facts } = await showTicket<{ remember: boolean }>(ctx, 'second-factor', ticket)
  if (!id || !(await checkCode(ctx, id, code))) throw new Refused('wrong_code')
  await spendTicket(ctx, 'second-factor', ticket)
  const user = await findUser(ctx.db, id)
  if (!user) throw new Refused('ticket_expired')
  return signInAs(ctx, user, facts.remember, 'proved-twice')
}

/** Wakes a deactivated account up, and takes back that it was to be erased. @throws Refused ticket_expired */
export async function wakeUp(ctx: Context, { ticket }: Taken<typeof reactivate>): Promise<Given<typeof authenticate>> {
  const { user: id, facts } = await spendTicket<{ remember: boolean }>(ctx, 'asleep', ticket)
  const user = await ctx.db.transaction().execute(async (tx) => {
    const woken = await tx
      .updateTable('users')
      .set({ state: 'active', deactivated_at: null, erase_at: null })
      .where('id', '=', found(id))
      .where('state', '=', 'deactivated')
      .where('merged_into', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!woken) throw new Refused('ticket_expired')
    await emit(ctx, tx, accountReactivated, { user: woken.id })
    return woken
  })
  return signInAs(ctx, user, facts.remember, 'proved-twice')
}

type User = Parameters<typeof displayOf>[0] & {
  language: string
  state: string
  erase_at: Date | null
  merged_into: string | null
}

/**
 * Starts a session for somebody who proved who they are: once, by password, link or provider, or twice, which a passkey
 * does by itself.
 * @throws Refused account_suspended · account_merged · second_factor_needed · account_asleep (deactivated), the last two with the ticket for the next step
 */
export async function signInAs(
  ctx: Context,
  user: User,
  remember: boolean,
  proof: 'proved-once' | 'proved-twice' = 'proved-once',
): Promise<Given<typeof authenticate>> {
  if (proof === 'proved-once' && (await hasSecondFactor(ctx.db, user.id)))
    throw new Refused('second_factor_needed', { ticket: await makeTicket(ctx, 'second-factor', { remember }, user.id) })
  if (user.state === 'suspended') throw new Refused('account_suspended')
  if (user.merged_into) throw new Refused('account_merged')
  if (user.state === 'deactivated')
    throw new Refused('account_asleep', {
      ticket: await makeTicket(ctx, 'asleep', { remember }, user.id),
      erase_at: user.erase_at?.toISOString() ?? null,
    })
  const token = await ctx.db.transaction().execute(async (tx) => {
    const started = await startSession(ctx, tx, user.id, remember)
    await emit(ctx, tx, signedInEvent, { user: user.id })
    return started
  })
  const redirect = homeOf({ ...user, isStaff: await isStaff(ctx.db, user.id) })
  ctx.cookies.push({ name: 'lang', value: user.language, maxAge: 31_536_000, readable: true })
  return { success: true, token, user_token: '1', display: displayOf(user), redirect }
}

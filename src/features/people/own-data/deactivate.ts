import { z } from 'zod'
import { findAccounts } from '#features/people/accounts/find-accounts.ts'
import { makeKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { clearCookies, sessionCookies } from '#platform/server/http/cookies.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { accountDeactivated } from './events.ts'

/** How long an account sleeps before it is erased. */
export const graceDays = 30

/** @throws Refused proof_needed · sole_owner */
export async function askDeactivation(ctx: Context): Promise<Given<typeof contract.askDeactivation>> {
  demandProof(ctx)
  const user = found(ctx.me).id
  const hash = await ctx.db.transaction().execute(async (tx) => {
    await demandNotSoleOwner(tx, user)
    return makeKey(ctx, tx, 'deactivate', { user })
  })
  return { success: true, data: { hash } }
}

/** Says the same to everybody; the work is done afterwards. */
export async function mailDeactivation(ctx: Context, { email }: Taken<typeof contract.mailDeactivation>) {
  await ctx.db.transaction().execute((tx) => enqueue(tx, sendDeactivationKey, { email, cause: newId() }))
  return { success: true as const }
}

/** The mail with the key, to whoever owns the address. */
export const sendDeactivationKey = backgroundTask(
  'send-deactivation-key',
  z.object({ email: z.string(), cause: z.string() }),
  async (ctx, { email, cause }) => {
    const { owner, claimant } = await findAccounts(ctx.db, email)
    const user = owner ?? claimant
    if (user?.state !== 'active') return
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'deactivate', { user: user.id }))
    const link = `/deactivate-account?key=${key}`
    await notify(ctx, {
      cause,
      to: { ...user, user: user.id },
      notice: 'deactivation_asked',
      facts: {},
      link,
      channels: ['mail'],
    })
  },
)

/** Puts the account to sleep: signed out everywhere, seen by nobody, told nothing. @throws Refused link_expired · sole_owner */
export async function deactivate(ctx: Context, { hash }: Taken<typeof contract.deactivate>) {
  await ctx.db.transaction().execute(async (tx) => {
    const { user_id: user } = await spendKey(ctx, tx, 'deactivate', hash)
    if (!user) throw new Refused('link_expired')
    await putToSleep(ctx, tx, user, null)
  })
  clearCookies(ctx, sessionCookies)
  return { success: true as const }
}

/** The same, and after 30 days it is erased. @throws Refused proof_needed · sole_owner */
export async function askErasure(ctx: Context): Promise<Given<typeof contract.askErasure>> {
  demandProof(ctx)
  const user = found(ctx.me).id
  const erase_at = new Date(ctx.now().getTime() + graceDays * 86_400_000)
  await ctx.db.transaction().execute((tx) => putToSleep(ctx, tx, user, erase_at))
  clearCookies(ctx, sessionCookies)
  return { success: true, data: { erase_at: erase_at.toISOString() } }
}

/** The account goes to sleep at once and is erased after the same 30 days, on somebody's wish that reached the staff. @throws Refused sole_owner */
export async function sleepUntilErased(ctx: Context, tx: Tx, user: string): Promise<void> {
  const erase_at = new Date(ctx.now().getTime() + graceDays * 86_400_000)
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ erase_at })
    .where('id', '=', user)
    .where('state', '=', 'deactivated')
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  if (!numUpdatedRows) return putToSleep(ctx, tx, user, erase_at)
  await emit(ctx, tx, accountDeactivated, { user, erase_at: erase_at.toISOString() })
}

async function putToSleep(ctx: Context, tx: Tx, user: string, eraseAt: Date | null) {
  await demandNotSoleOwner(tx, user)
  const slept = await tx
    .updateTable('users')
    .set({ state: 'deactivated', deactivated_at: ctx.now(), erase_at: eraseAt })
    .where('id', '=', user)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!slept.numUpdatedRows) throw new Refused('link_expired')
  await tx.deleteFrom('sessions').where('user_id', '=', user).execute()
  await emit(ctx, tx, accountDeactivated, { user, erase_at: eraseAt?.toISOString() ?? null })
}

/** Somebody whose team would be left without an owner hands a page over first. @throws Refused sole_owner, with the pages */
async function demandNotSoleOwner(tx: Tx, user: string): Promise<void> {
  // of two owners who go at the same moment one sees that the other has gone
  await tx
    .selectFrom('pages')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('page_members').select('page_id').where('user_id', '=', user).where('role', '=', 'owner'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const owned = await tx
    .selectFrom('page_members as mine')
    .innerJoin('pages', 'pages.id', 'mine.page_id')
    .select(['pages.id', 'pages.name'])
    .where('mine.user_id', '=', user)
    .where('mine.role', '=', 'owner')
    .where('mine.state', '=', 'active')
    .where('pages.state', '!=', 'closed')
    .where((eb) => {
      const others = eb
        .selectFrom('page_members as other')
        .innerJoin('users', 'users.id', 'other.user_id')
        .select('other.user_id')
        .whereRef('other.page_id', '=', 'mine.page_id')
        .where('other.user_id', '!=', user)
        .where('other.state', '=', 'active')
        .where('users.state', '=', 'active')
      return eb.and([eb.exists(others), eb.not(eb.exists(others.where('other.role', '=', 'owner')))])
    })
    .execute()
  if (owned.length > 0)
    throw new Refused('sole_owner', { pages: owned, names: owned.map(({ name }) => name).join(', ') })
}

import { isPassword } from '#features/accounts/passwords.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { changeTeam, inTeam } from './hold-team.ts'
import type * as contract from './team-contract.ts'
import { ownershipMoved } from './team-events.ts'

/** A sign-in not older than this proves as much as the password, in ms; social accounts have none. */
const justNow = 600_000

/**
 * Gives the page away at once: the other becomes owner, the giver an admin. Both are told, and the new owner can give it
 * back, so nobody has to wait for an answer that may never come.
 * @throws Refused not_found · not_allowed: no owner, or the other is suspended · yourself · confirm_password
 */
export async function transferPage(ctx: Context, { user, password }: Taken<typeof contract.transferPage>) {
  await demandProof(ctx, password)
  return changeTeam(ctx, async (tx, team) => {
    const { page, actor } = team
    if (actor.role !== 'owner') throw new Refused('not_allowed')
    if (user === actor.user) throw new Refused('yourself')
    if (inTeam(team, user).state !== 'active') throw new Refused('not_allowed')
    const give = (whom: string, role: string) =>
      tx
        .updateTable('page_members')
        .set({ role, allow: [], deny: [] })
        .where('page_id', '=', page)
        .where('user_id', '=', whom)
        .execute()
    await give(user, 'owner')
    await give(actor.user, 'admin')
    await emit(ctx, tx, ownershipMoved, { page, user, from: actor.user })
    return { success: true as const }
  })
}

async function demandProof(ctx: Context, password: string): Promise<void> {
  const { member } = found(ctx.seat)
  if (password) {
    const row = await ctx.db.selectFrom('users').select('password_hash').where('id', '=', member).executeTakeFirst()
    if (await isPassword(password, row?.password_hash)) return
  } else if (ctx.me && (await signedInSince(ctx, ctx.me.session))) return
  throw new Refused('confirm_password', { errors: [{ field: 'password', code: password ? 'wrong' : 'required' }] })
}

async function signedInSince(ctx: Context, session: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session)
    .where('created_at', '>', new Date(ctx.now().getTime() - justNow))
    .executeTakeFirst()
  return row !== undefined
}

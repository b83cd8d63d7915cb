import type { Context, Tx } from '#platform/server/context.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { keepsOwner, type Somebody } from './rules.ts'

export type HeldTeam = { page: string; members: Somebody[]; actor: Somebody }

/** The team of a page, held so that only one change happens at a time. Accounts that sleep do not count as active. */
export async function holdTeam(tx: Tx, page: string): Promise<Somebody[]> {
  // not `for update`: whoever only points at the page, a new job for one, need not wait
  found(await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().executeTakeFirst())
  const rows = await tx
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['user_id as user', 'role', 'allow', 'deny', 'page_members.state', 'users.state as account'])
    .where('page_id', '=', page)
    .execute()
  return rows.map(({ account, ...row }) => (account === 'active' ? row : { ...row, state: account }))
}

/**
 * Changes the team of the own page in one transaction: who asks is read again under the lock, and afterwards there must
 * still be an active owner.
 * @throws Refused not_allowed: no longer a member · last_owner · whatever the change refuses
 */
export async function changeTeam<T>(ctx: Context, change: (tx: Tx, team: HeldTeam) => Promise<T>): Promise<T> {
  const { page, member } = found(ctx.membership)
  return ctx.db.transaction().execute(async (tx) => {
    const members = await holdTeam(tx, page)
    const actor = members.find(({ user, state }) => user === member && state === 'active')
    if (!actor) throw new Refused('not_allowed')
    const done = await change(tx, { page, members, actor })
    // where the last owner's account sleeps, the admins go on
    if (!keepsOwner(members).refused) must(keepsOwner(await holdTeam(tx, page)))
    return done
  })
}

/** A member of a held team. @throws Refused not_found */
export const inTeam = ({ members }: { members: Somebody[] }, user: string): Somebody =>
  found(members.find((one) => one.user === user && one.state !== 'asked'))

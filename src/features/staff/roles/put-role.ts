import { listedRoles, type StaffRole } from '#features/site/staff-rights/permissions.ts'
import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { must } from '#platform/shared/refusal.ts'
import { roleChanged } from './events.ts'
import { mayChange } from './rules.ts'

/** Those who give roles, held until the transaction ends: of two who take each other's role, one is the last. */
export async function holdSupers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role_cp', '=', 1)
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

type Change = { id: string; user_id: string; role: StaffRole; give: boolean; reason: string }

/** Gives somebody a role or takes it, and tells of it. @throws Refused role_same · last_super */
export async function putRole(ctx: Context, tx: Tx, change: Change, supers: number): Promise<void> {
  const { id, user_id: user, role, give, reason } = change
  must(mayChange({ role, give, has: await rolesOfUser(tx, user), supers }))
  const listed = listedRoles.find((one) => one === role)
  if (listed && give)
    await tx.insertInto('staff_roles').values({ user_id: user, role: listed, given_at: ctx.now() }).execute()
  else if (listed) await tx.deleteFrom('staff_roles').where('user_id', '=', user).where('role', '=', listed).execute()
  else
    await tx
      .updateTable('users')
      .set(role === 'super' ? { role_cp: give ? 1 : 0 } : { is_agent: give })
      .where('id', '=', user)
      .execute()
  await emit(ctx, tx, roleChanged, { change: id, user, role, give, reason })
}

import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Db } from '#platform/server/context.ts'
import { listedRoles, type StaffCapability, type StaffRole, staffRoles, staffRolesWith } from './permissions.ts'

type Standing = { role_cp: number; is_agent: boolean; listed: readonly string[] }

/** The roles of somebody, in the order of the table of rights; none for everybody who is not staff. */
export function rolesOf({ role_cp, is_agent, listed }: Standing): StaffRole[] {
  const has: Partial<Record<StaffRole, boolean>> = { super: role_cp === 1, agent: is_agent }
  return staffRoles.filter((role) => has[role] ?? listed.includes(role))
}

/** The given roles of the row of `users` that a query stands at. */
export const listedOfUser: RawBuilder<string[]> = sql<string[]>`
  array(select staff_roles.role from staff_roles where staff_roles.user_id = users.id)`

/** The roles of a user. */
export async function rolesOfUser(db: Pick<Db, 'selectFrom'>, user: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('users')
    .select(['role_cp', 'is_agent'])
    .select(listedOfUser.as('listed'))
    .where('id', '=', user)
    .executeTakeFirst()
  return row ? rolesOf(row) : []
}

export const isStaff = async (db: Db, user: string): Promise<boolean> => (await rolesOfUser(db, user)).length > 0

/** Whether the row of `users` that a query stands at may do something as staff. */
export function hasStaffRole(capability: StaffCapability) {
  const roles = staffRolesWith(capability)
  const listed = listedRoles.filter((role) => roles.includes(role))
  return (or: ExpressionBuilder<DB, 'users'>) =>
    or.or([
      or('role_cp', '=', 1),
      ...(roles.includes('agent') ? [or('is_agent', '=', true)] : []),
      ...(listed.length > 0
        ? [
            or.exists(
              or
                .selectFrom('staff_roles')
                .select('role')
                .whereRef('staff_roles.user_id', '=', 'users.id')
                .where('role', 'in', listed),
            ),
          ]
        : []),
    ])
}

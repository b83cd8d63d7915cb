import type { Db } from '#platform/server/context.ts'
import type { StaffCapability } from './permissions.ts'
import { hasStaffRole } from './staff-roles.ts'

/** How many others could be the second pair of eyes, as far as it matters: 0 or 1. */
export async function othersWhoMay(
  db: Pick<Db, 'selectFrom'>,
  me: string | undefined,
  capability: StaffCapability,
): Promise<number> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('state', '=', 'active')
    .$if(me !== undefined, (query) => query.where('id', '!=', me as string))
    .where(hasStaffRole(capability))
    .limit(1)
    .execute()
  return rows.length
}

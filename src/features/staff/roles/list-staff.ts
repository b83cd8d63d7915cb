import { sql } from 'kysely'
import { hasSecondFactor } from '#features/people/second-factor/check-code.ts'
import { hasStaffRole, listedOfUser, rolesOf } from '#features/site/staff-rights/staff-roles.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mayConfirm } from './rules.ts'

const mostMembers = 500
const mostChanges = 50

/** Everybody who is staff, and what was changed of it: what waits first. */
export async function listStaff(ctx: Context): Promise<Given<typeof contract.listStaff>> {
  const me = found(ctx.me).id
  const [rows, changes] = await Promise.all([
    ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role_cp', 'is_agent', 'seen_at'])
      .select(listedOfUser.as('listed'))
      .where(hasStaffRole('staff.home'))
      .where('state', '=', 'active')
      .orderBy('role_cp', 'desc')
      .orderBy('name')
      .limit(mostMembers)
      .execute(),
    ctx.db
      .selectFrom('staff_role_changes as change')
      .innerJoin('users', 'users.id', 'change.user_id')
      .leftJoin('users as asker', 'asker.id', 'asked_by')
      .leftJoin('users as decider', 'decider.id', 'decided_by')
      .select(['change.id', 'change.user_id as user', 'users.name', 'role', 'give', 'reason', 'change.state'])
      .select(['asked_by as asker_id', 'asker.name as asked_by', 'asked_at'])
      .select(['decider.name as decided_by', 'decided_at'])
      .orderBy(sql`change.state <> 'waiting'`)
      .orderBy('asked_at', 'desc')
      .limit(mostChanges)
      .execute(),
  ])
  const supers = rows.filter(({ role_cp }) => role_cp === 1).length
  const members = await Promise.all(
    rows.map(async ({ id, name, email, seen_at, ...standing }) => ({
      ...{ user: id, name, email, roles: rolesOf(standing), seen_at: seen_at.toISOString(), me: id === me },
      second_factor: await hasSecondFactor(ctx.db, id),
    })),
  )
  return {
    success: true,
    data: {
      members,
      needs_another: supers > 1,
      changes: changes.map(({ asker_id, asked_at, decided_at, ...row }) => ({
        ...row,
        asked_at: asked_at.toISOString(),
        decided_at: decided_at?.toISOString() ?? null,
        may_confirm: row.state === 'waiting' && !mayConfirm({ askedBy: asker_id, me, supers }).refused,
      })),
    },
  }
}

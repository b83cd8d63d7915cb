import { sql } from 'kysely'
import { listedOfUser, rolesOf } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import { mayAct, mayLimit, type PersonAct, personActs } from './rules.ts'

/** An account as staff looks at it, with what acts depend on. @throws Refused not_found: none, or an erased one */
export async function findPerson(ctx: Context, db: Pick<Db, 'selectFrom'>, user: string) {
  const row = found(
    await db
      .selectFrom('users')
      .selectAll()
      .select(listedOfUser.as('listed'))
      .select(
        sql<number>`(select count(*)::integer from sessions where sessions.user_id = users.id and expires_at > ${ctx.now()})`.as(
          'sessions',
        ),
      )
      .select(
        sql<boolean>`exists (select from second_factors where second_factors.user_id = users.id and confirmed_at is not null)`.as(
          'has_factor',
        ),
      )
      .where('id', '=', user)
      .where('state', '!=', 'erased')
      .executeTakeFirst(),
  )
  const roles = rolesOf(row)
  return { ...row, roles }
}
export type PersonRow = Awaited<ReturnType<typeof findPerson>>

/** Whether one may do this about that account. */
export function mayActOn({ me }: Context, row: PersonRow, act: PersonAct) {
  const account = {
    ...{ state: row.state, sessions: row.sessions, has_factor: row.has_factor },
    open_email: row.email !== null && row.email_verified_at === null,
    open_phone: row.phone !== null && row.phone_verified_at === null,
    ...{ is_staff: row.roles.length > 0, is_super: row.roles.includes('super') },
  }
  return mayAct(act, account, actorOf(me, row))
}

/** Whether one may set how often this person may do something. */
export const mayLimitPerson = ({ me }: Context, row: PersonRow) =>
  mayLimit({ state: row.state, is_staff: row.roles.length > 0 }, actorOf(me, row))

const actorOf = (me: Context['me'], row: PersonRow) => ({
  isSelf: row.id === me?.id,
  isSuper: me?.mayAsStaff('staff.role.give') === true,
})

/** Everything one may do about it now. */
export const actsOn = (ctx: Context, row: PersonRow): PersonAct[] =>
  ctx.me?.mayAsStaff('staff.person.act') ? personActs.filter((act) => !mayActOn(ctx, row, act).refused) : []

import { sql } from 'kysely'
import { personNotHeld } from '#features/site/holds/not-held.ts'
import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { type Answer, found } from '#platform/shared/refusal.ts'
import type { Merged } from './move-rows.ts'
import { mayMerge } from './rules.ts'

/** Holds both accounts, in one order everywhere, so that two who merge at once wait for each other. @throws Refused not_found */
export async function holdAccounts(tx: Tx, { keep, gone }: Merged): Promise<void> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [keep, gone])
    .where('state', '!=', 'erased')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set([keep, gone]).size) found(null)
}

/** Whether the one may be merged into the other as things stand. @throws Refused not_found */
export async function mergerOf(ctx: Context, db: Db | Tx, { keep, gone }: Merged): Promise<Answer> {
  return mayMerge(
    await accountOf(db, keep),
    await accountOf(db, gone),
    await between(ctx, db, { keep, gone }),
    found(ctx.me).id,
  )
}

async function accountOf(db: Db | Tx, id: string) {
  const row = found(
    await db
      .selectFrom('users')
      .select(['id', 'account_type', 'state', 'email_verified_at'])
      .where('id', '=', id)
      .where('state', '!=', 'erased')
      .executeTakeFirst(),
  )
  const isStaff = (await rolesOfUser(db, id)).length > 0
  return { id, type: row.account_type, state: row.state, isStaff, isConfirmed: row.email_verified_at !== null }
}

async function between({ now }: Context, db: Db | Tx, { keep, gone }: Merged) {
  const [a, b] = [sql.val(keep), sql.val(gone)]
  const pair = (table: string, one: string, other: string) => {
    const [rows, x, y] = [sql.table(table), sql.ref(one), sql.ref(other)]
    return sql`exists (select from ${rows} where (${x} = ${a} and ${y} = ${b}) or (${x} = ${b} and ${y} = ${a}))`
  }
  const asked = await sql<{ held: boolean; cased: boolean; team: boolean; met: boolean; leaving: boolean }>`select
    not (${personNotHeld(now(), sql`${a}::uuid`)} and ${personNotHeld(now(), sql`${b}::uuid`)}) as held,
    exists (select from cases where person_id in (${a}, ${b}) and state = 'open')
      or exists (select from complaints join threads on threads.id = complaints.thread_id
        where complaints.state = 'open' and threads.user_id in (${a}, ${b})) as cased,
    exists (select from page_members mine join page_members theirs using (page_id)
      where mine.user_id = ${a} and theirs.user_id = ${b}) as team,
    ${sql.join([pair('connections', 'user_id', 'other_id'), pair('threads', 'user_id', 'other_id'), pair('blocks', 'user_id', 'other_id'), pair('referrals', 'inviter_id', 'user_id')], sql` or `)} as met,
    exists (select from staff_erasures where user_id in (${a}, ${b}) and state = 'waiting') as leaving`.execute(db)
  const row = found(asked.rows[0])
  const { held: isHeld, cased: isUnderCase, team: sharesTeam, met: haveMet, leaving: isLeaving } = row
  return { isHeld, isUnderCase, sharesTeam, haveMet, isLeaving }
}

import { sql } from 'kysely'
import { openStages } from '#features/hiring/applications/stages.ts'
import type { Tx } from '#platform/server/context.ts'
import type { Merged } from './move-rows.ts'

/**
 * Where rows of both cannot stand beside each other and one is not simply as good as the other: the application to a job that came further is
 * the one that moves, a primary CV stays the one, and two ties to one person are one.
 */
export async function settleMeetings(tx: Tx, { keep, gone }: Merged): Promise<void> {
  await sql`update cvs set is_primary = false where user_id = ${gone} and is_primary
    and exists (select from cvs as theirs where theirs.user_id = ${keep} and theirs.is_primary)`.execute(tx)
  await swapApplications(tx, { keep, gone })
  await sql`delete from connections as mine where (mine.user_id = ${gone} or mine.other_id = ${gone}) and exists (
    select from connections as theirs where (theirs.user_id = ${keep} or theirs.other_id = ${keep})
      and case when theirs.user_id = ${keep} then theirs.other_id else theirs.user_id end
        = case when mine.user_id = ${gone} then mine.other_id else mine.user_id end
      and theirs.ended_at is null and mine.ended_at is null and theirs.state <> 'declined')`.execute(tx)
  await sql`update connections set user_id = ${keep} where user_id = ${gone}`.execute(tx)
  await sql`update connections set other_id = ${keep} where other_id = ${gone}`.execute(tx)
}

/** How far an application came: a job that was got stands above one that goes on, and that above what is over. */
const rankOf = (row: string) =>
  sql`case when ${sql.ref(`${row}.stage`)} = 'hired' then 2 when ${sql.ref(`${row}.stage`)} in (${sql.join([...openStages])}) then 1 else 0 end`

async function swapApplications(tx: Tx, { keep, gone }: Merged): Promise<void> {
  const { rows } = await sql<{ mine: string; theirs: string }>`
    select mine.id as mine, theirs.id as theirs from applications mine join applications theirs using (job_id)
    where mine.candidate_id = ${gone} and theirs.candidate_id = ${keep} and ${rankOf('mine')} > ${rankOf('theirs')}`.execute(
    tx,
  )
  // through nobody, since one person has one application to a job
  for (const { mine, theirs } of rows)
    for (const [id, candidate] of [
      [theirs, null],
      [mine, keep],
      [theirs, gone],
    ] as const)
      await tx.updateTable('applications').set({ candidate_id: candidate }).where('id', '=', id).execute()
}

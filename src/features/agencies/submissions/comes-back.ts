import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Submissions } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { appealDays, changeMinutes } from './rules.ts'

type Submission = Selectable<Submissions>
type Who = Pick<Submission, 'user_id' | 'email' | 'phone' | 'imported_id'>

/** The same person as the unique keys of the table have it, among people put forward for one job. */
const isWho = ({ user_id, email, phone, imported_id }: Who) =>
  sql<boolean>`(s.user_id = ${user_id}::uuid or s.imported_id = ${imported_id}::uuid or s.phone = ${phone}
    or lower(s.email) = lower(${email}))`

/** Over, but not for good: a client takes its no back for an hour, and whose a duplicate is may be decided otherwise for some days. */
export const mayComeBack = (now: Date): RawBuilder<boolean> => {
  const minutes = new Date(now.getTime() - changeMinutes * 60_000)
  const days = new Date(now.getTime() - appealDays * 86_400_000)
  return sql<boolean>`((s.state = 'rejected' and s.packet_id is not null and s.decided_at > ${minutes})
    or (s.state = 'duplicate' and exists (select from submission_disputes d where d.submission_id = s.id
      and (d.state in ('claimed', 'appealed') or (d.state = 'for_client' and d.decided_at > ${days})))))`
}

/** Nobody is put forward anew for a job to which they may still come back. @throws Refused submission_known */
export async function demandNotComingBack(ctx: Context, tx: Tx, mandate: string, who: Who): Promise<void> {
  const { rows } = await sql`select from submissions s where s.mandate_id = ${mandate} and ${isWho(who)}
    and ${mayComeBack(ctx.now())} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('submission_known')
}

/** Nobody comes back to a job for which they were put forward anew meanwhile. @throws Refused submission_known */
export async function demandNobodyInstead(tx: Tx, row: Submission): Promise<void> {
  const { rows } = await sql`select from submissions s where s.mandate_id = ${row.mandate_id} and s.id <> ${row.id}
    and ${isWho(row)} and s.state not in ('rejected', 'withdrawn', 'duplicate') limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('submission_known')
}

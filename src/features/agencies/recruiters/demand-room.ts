import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { sentBy } from './select-recruiters.ts'

/**
 * Whether an agency may send one more person for a company's own job: it is invited, and has not sent the most yet. Held until the
 * transaction ends, so that two cannot take the last place. @throws Refused recruiter_ended · recruiter_full
 */
export async function demandRoom(tx: Tx, { job, agency }: { job: string; agency: string }): Promise<void> {
  const row = await tx
    .selectFrom('job_recruiters as r')
    .select(['r.id', 'r.state', 'r.most_people'])
    .where('r.job_id', '=', job)
    .where('r.agency_id', '=', agency)
    .forUpdate()
    .executeTakeFirst()
  if (row?.state !== 'active') throw new Refused('recruiter_ended')
  // counted after the lock was given, so that what another sent meanwhile is seen
  const { sent } = await tx
    .selectFrom('job_recruiters as r')
    .select(sql<number>`${sentBy}`.as('sent'))
    .where('r.id', '=', row.id)
    .executeTakeFirstOrThrow()
  if (sent >= row.most_people) throw new Refused('recruiter_full', { most: row.most_people })
}

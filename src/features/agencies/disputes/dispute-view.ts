import type { Context, Db } from '#platform/server/context.ts'
import type { Dispute } from './contract.ts'
import { appealUntil } from './dispute-rules.ts'

/** Claimed duplicates with what both sides read. */
export const selectDisputes = (db: Db) =>
  db
    .selectFrom('submission_disputes as d')
    .innerJoin('submissions', 'submissions.id', 'd.submission_id')
    .innerJoin('mandates', 'mandates.id', 'submissions.mandate_id')
    .innerJoin('clients', 'clients.id', 'submissions.client_id')
    .innerJoin('pages', 'pages.id', 'submissions.page_id')
    .selectAll('d')
    .select(['submissions.name', 'submissions.approved_at', 'submissions.page_id', 'mandates.title as job'])
    .select(['clients.name as client', 'pages.name as agency'])

export type DisputeRow = Awaited<ReturnType<ReturnType<typeof selectDisputes>['executeTakeFirstOrThrow']>>

export function disputeView(row: DisputeRow, now: Date): Dispute {
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  const until = row.decided_at && appealUntil(row.decided_at)
  const mayAppeal = until !== null && until > now && (row.state === 'for_client' || row.state === 'for_agency')
  const { id, state, job, client, agency, claimed_by, known_since, for_this_job, last_contact, version } = row
  const { client_words, agency_words, appeal_words, settled_words, decided_for, decided_by, appealed_by } = row
  return {
    ...{ id, state, job, client, agency, claimed_by, known_since, for_this_job, last_contact, version },
    ...{ client_words, agency_words, appeal_words, settled_words, decided_for, decided_by, appealed_by },
    ...{ submission: row.submission_id, name: row.name ?? '' },
    ...{ claimed_at: row.claimed_at.toISOString(), due_at: row.due_at.toISOString() },
    ...{ approved_at: at(row.approved_at), decided_at: at(row.decided_at) },
    appeal_until: mayAppeal ? at(until) : null,
  }
}

export async function readDispute(ctx: Context, id: string): Promise<Dispute> {
  const row = await selectDisputes(ctx.db).where('d.id', '=', id).executeTakeFirstOrThrow()
  return disputeView(row, ctx.now())
}

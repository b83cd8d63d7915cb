import type { Submission } from '#features/agencies/submissions/move-submission.ts'
import type { Tx } from '#platform/server/context.ts'

const terms = ['fee_kind', 'fee_percent', 'fee_amount', 'fee_currency', 'guarantee_days', 'guarantee_kind'] as const

/** What a placement is counted by: the invitation to the company's own job, else what was agreed with the client. */
export async function termsFor(tx: Tx, { page_id, client_id, mandate_id }: Submission) {
  const client = await tx
    .selectFrom('clients')
    .select([...terms, 'own_share', 'shared_with'])
    .where('id', '=', client_id)
    .executeTakeFirstOrThrow()
  const invited = await tx
    .selectFrom('job_recruiters')
    .innerJoin('mandates', 'mandates.job_id', 'job_recruiters.job_id')
    .select(terms.map((one) => `job_recruiters.${one}` as const))
    .where('mandates.id', '=', mandate_id)
    .where('agency_id', '=', page_id)
    .where('job_recruiters.answered_at', 'is not', null)
    .executeTakeFirst()
  return { ...client, ...invited }
}

import { type RawBuilder, sql } from 'kysely'
import { isKnown } from './anonymity.ts'

/**
 * The application of the row of `pool_entries` that a query stands at for a job of the same company: by account, address or number;
 * not of whoever the team may not know yet, whose name stands in the pool.
 */
export const sentFor = (job: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select applications.id from applications where applications.job_id = ${job}
    and applications.page_id = pool_entries.page_id and ${isKnown}
    and (applications.candidate_id = pool_entries.user_id or lower(applications.email) = lower(pool_entries.email)
    or applications.phone = pool_entries.phone) limit 1)`

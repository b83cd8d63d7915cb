import { type RawBuilder, sql } from 'kysely'

/** The application of the row of `pool_entries` that a query stands at for a job: by account, address or number. */
export const sentFor = (job: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select sent.id from applications as sent where sent.job_id = ${job}
    and (sent.candidate_id = pool_entries.user_id or lower(sent.email) = lower(pool_entries.email)
    or sent.phone = pool_entries.phone) limit 1)`

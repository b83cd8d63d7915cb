import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Report } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>

/** What became of offers and interviews of the applications of a period. */
export async function readMeetings(db: Db, of: Of): Promise<Pick<Hiring, 'offers' | 'interviews'>> {
  const condition = applicationsOf(of)
  const [offers, interviews] = await Promise.all([
    sql<Hiring['offers']>`
      select count(*) filter (where sent_at is not null)::integer as sent,
        count(*) filter (where state = 'accepted')::integer as accepted,
        count(*) filter (where state = 'declined')::integer as declined,
        count(*) filter (where state = 'expired' and sent_at is not null)::integer as expired,
        count(*) filter (where state = 'withdrawn' and sent_at is not null)::integer as withdrawn
      from offers join application_progress using (application_id)
      where offers.page_id = ${of.page} and ${condition}`.execute(db),
    sql<Hiring['interviews']>`
      select count(*) filter (where state = 'done')::integer as held,
        count(*) filter (where state = 'confirmed')::integer as ahead,
        count(*) filter (where state = 'no_show')::integer as no_show,
        count(*) filter (where state = 'cancelled')::integer as called_off
      from interviews join application_progress using (application_id)
      where interviews.page_id = ${of.page} and ${condition}`.execute(db),
  ])
  return { offers: offers.rows[0] as Hiring['offers'], interviews: interviews.rows[0] as Hiring['interviews'] }
}

import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

const title = sql`(select coalesce(nullif(snapshot ->> 'title', ''), snapshot ->> 'company', '') from complaints where case_id = cases.id order by id limit 1)`

/** What was reported and nobody has decided. */
export const reportQueue: Queue = {
  needs: 'staff.complaint.decide',
  promise: { hours: 4 },
  screen: '/admin/cases',
  waiting: () => sql`
    select id::text as id, opened_at as since, null::timestamptz as due, ${title} as title, '/admin/cases/' || id as link
    from cases where state = 'open'`,
}

/** Appeals against decisions. */
export const appealQueue: Queue = {
  needs: 'staff.appeal.decide',
  promise: { workingDays: 2 },
  screen: '/admin/cases?show=appeals',
  waiting: () => sql`
    select case_appeals.id::text as id, sent_at as since, null::timestamptz as due, ${title} as title, '/admin/cases/' || cases.id as link
    from case_appeals join cases on cases.id = case_id where case_appeals.state = 'open'`,
}

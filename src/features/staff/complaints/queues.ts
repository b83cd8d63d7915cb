import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** What somebody reported and nobody has decided. */
export const reportQueue: Queue = {
  needs: 'staff.complaint.decide',
  promise: { hours: 4 },
  screen: '/admin/complaints',
  waiting: () => sql`
    select id::text as id, created_at as since, null::timestamptz as due, coalesce(nullif(snapshot ->> 'title', ''), snapshot ->> 'company', '') as title,
      '/admin/complaints' as link
    from complaints where state = 'open'`,
}

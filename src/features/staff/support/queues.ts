import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Questions that the site has not answered. */
export const supportQueue: Queue = {
  needs: 'staff.support.answer',
  promise: { workingDays: 1 },
  screen: '/admin/messages',
  waiting: (me) => sql`
    select id::text as id, last_at as since, null::timestamptz as due, title, '/admin/messages/' || id as link
    from threads where kind = 'support' and closed_at is null and last_side is distinct from 'staff' and user_id is distinct from ${me}`,
}

import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Open days that wait for a look. */
export const openDayQueue: Queue = {
  needs: 'staff.openday.review',
  promise: { workingDays: 1 },
  screen: '/admin/open-days',
  waiting: () => sql`
    select open_days.id::text as id, coalesce(submitted_at, open_days.updated_at) as since, null::timestamptz as due, pages.name as title,
      '/admin/open-days' as link
    from open_days join pages on pages.id = open_days.page_id
    where open_days.state = 'submitted' and not is_template`,
}

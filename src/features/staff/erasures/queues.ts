import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Erasures that others asked for. */
export const erasureQueue: Queue = {
  needs: 'staff.person.act',
  promise: { workingDays: 2 },
  screen: '/admin?queue=erasures',
  waiting: (me) => sql`
    select staff_erasures.id::text as id, asked_at as since, null::timestamptz as due, users.name as title,
      '/admin/people/' || users.id as link
    from staff_erasures join users on users.id = staff_erasures.user_id
    where staff_erasures.state = 'waiting' and asked_by is distinct from ${me}`,
}

import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Addresses of accounts that take no mail. */
export const bounceQueue: Queue = {
  needs: 'staff.bounce.lift',
  promise: { hours: 168 },
  screen: '/admin/bounced-addresses',
  waiting: () => sql`
    select address as id, bounced_at as since, null::timestamptz as due, address as title, '/admin/bounced-addresses' as link
    from bounced_addresses
    where exists (select from users where lower(users.email) = address and users.state = 'active')`,
}

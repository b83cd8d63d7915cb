import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Money that should have gone back and did not. */
export const refundQueue: Queue = {
  needs: 'staff.money.move',
  promise: { workingDays: 2 },
  screen: '/admin/orders',
  waiting: () => sql`
    select refunds.id::text as id, asked_at as since, null::timestamptz as due, number as title, '/admin/orders/' || orders.id as link
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'asked' and trouble is not null`,
}

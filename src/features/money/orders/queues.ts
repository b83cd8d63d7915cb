import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Money that should have gone back and did not, and refunds that others asked for. */
export const refundQueue: Queue = {
  needs: 'staff.money.move',
  promise: { workingDays: 2 },
  screen: '/admin/orders',
  waiting: (me) => sql`
    select refunds.id::text as id, asked_at as since, null::timestamptz as due, number as title, '/admin/orders/' || orders.id as link
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'asked' and trouble is not null
    union all
    select refund_requests.id::text, asked_at, null::timestamptz, number, '/admin/orders/' || orders.id
    from refund_requests join orders on orders.id = refund_requests.order_id
    where refund_requests.state = 'waiting' and asked_by is distinct from ${me}`,
}

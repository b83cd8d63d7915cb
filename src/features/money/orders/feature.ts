import type { Feature } from '#platform/server/feature.ts'
import { endUnpaidOrders, renewPlans } from './background.ts'
import { orderHandlers } from './handlers.ts'
import { refundQueue } from './queues.ts'
import { orderReactions } from './reactions.ts'
import { sendRefund } from './send-refund.ts'

export const orders: Feature = {
  calls: orderHandlers,
  reactions: orderReactions,
  background: [sendRefund],
  schedule: [
    { cron: '23 * * * *', backfill: 86_400_000, task: endUnpaidOrders },
    { cron: '37 5 * * *', backfill: 86_400_000, task: renewPlans },
  ],
  queues: { refunds: refundQueue },
  forgets: {
    people: {
      'orders.by_id': 'kept as work',
      'page_billing.set_by': 'kept as work',
      'refund_requests.asked_by': 'kept as work',
      'refund_requests.decided_by': 'kept as work',
      'refunds.by_id': 'kept as work',
      'sellers.changed_by': 'kept as work',
    },
  },
}

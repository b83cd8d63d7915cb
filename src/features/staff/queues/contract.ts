import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, del, done, get, post } from '#platform/shared/contract.ts'
import { flag, line, moment } from '#platform/shared/fields.ts'

const refreshedBy = [
  ...['job.moved', 'job.reviewed', 'job.edit_submitted', 'complaint.sent', 'complaint.decided', 'dispute.moved'],
  ...['open_day.moved', 'referral.moved', 'page.checked', 'page.moved', 'page.made', 'order.refunded'],
  ...['page.helped', 'page.called'],
  ...['thread.changed', 'message.sent', 'queue.taken', 'queue.handed_back'],
]
const queue = line(40, 1)
const limit = { times: 600, seconds: 3600, per: 'account' as const }

const Standing = z.enum(['new', 'soon', 'late'])
const Queue = z.object({
  key: z.string(),
  screen: z.string(),
  open: z.number(),
  late: z.number(),
  mine: z.number(),
  free: z.number(),
  promise: z.object({ unit: z.enum(['hours', 'days', 'workingDays']), count: z.number() }),
  oldest: z.object({ since: moment, due: moment, standing: Standing }).nullable(),
  /** The most urgent of what waits, and how much of its promise has passed. */
  dots: z.array(z.object({ share: z.number(), standing: Standing })),
  /** Who has taken something of it. */
  people: z.array(z.string()),
})
export type QueueLine = z.output<typeof Queue>

export const listQueues = get('/admin/queues', {
  summary: 'Every queue one may work on: how much waits, how long, and who has taken what',
  who: staff('staff.home'),
  gives: answer(z.array(Queue)),
  refreshedBy,
})

const Item = z.object({
  id: z.string(),
  queue: z.string(),
  title: z.string(),
  link: z.string(),
  since: moment,
  due: moment,
  standing: Standing,
  taken_by: z.string().nullable(),
  /** Until when it is theirs. */
  taken_until: moment.nullable(),
  mine: z.boolean(),
})
export type QueueItem = z.output<typeof Item>

export const listWork = get('/admin/queues/work', {
  summary:
    'What waits in one queue or in all of them, most urgent first; all of it, what one has taken, or what one address shows',
  who: staff('staff.home'),
  takes: { queue: queue.optional(), mine: flag.default(false), at: line(320, 1).optional() },
  gives: answer(z.array(Item)),
  refuses: ['not_found'],
  refreshedBy,
})

export const takeNext = post('/admin/queues/next', {
  summary: 'Take the most urgent thing of a queue, or of all one may work on, that nobody else has taken',
  who: staff('staff.home'),
  takes: {
    queue: queue.optional(),
    /** What one is at and leaves for later. */
    but: line(320, 0).optional(),
  },
  gives: answer(Item),
  refuses: ['not_found', 'queue_empty'],
  limit,
})

export const takeOne = post('/admin/queues/{queue}/items/{thing}/taking', {
  summary: 'Take one thing of a queue, so that others leave it',
  who: staff('staff.home'),
  takes: { queue, thing: line(320, 1) },
  gives: answer(Item),
  refuses: ['not_found', 'queue_taken'],
  limit,
})

export const handBack = del('/admin/queues/{queue}/items/{thing}/taking', {
  summary: 'Leave what one has taken to others',
  who: staff('staff.home'),
  takes: { queue, thing: line(320, 1) },
  gives: done,
  refuses: ['not_found'],
  limit,
})

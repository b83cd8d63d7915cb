import { z } from 'zod'
import { done, get, page, post } from '#platform/shared/contract.ts'
import { idCursor, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const Notification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  at: moment,
  read: z.boolean(),
})

export const list = get('/notifications', {
  summary: 'The bell: newest first',
  who: signedIn,
  takes: { cursor: idCursor },
  gives: page(Notification),
  refreshedBy: ['notification.added', 'notification.read'],
})

export const unread = get('/notifications/unread', {
  summary: 'How many notifications are unread',
  who: signedIn,
  gives: z.object({ success: z.literal(true), data: z.object({ count: z.number() }) }),
  refreshedBy: ['notification.added', 'notification.read'],
})

export const readAll = post('/notifications/read', {
  summary: 'Mark notifications as read; all when no id is given',
  who: signedIn,
  takes: { ids: z.array(z.uuid()).max(100).optional() },
  gives: done,
})

import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { signedIn } from '#platform/shared/who.ts'

/** Apart from the other calls: every screen asks it for its menu. */
export const countThreads = get('/threads/unread', {
  summary:
    'How many conversations have something unread: one’s own, those of the company page, those of the site’s support',
  who: signedIn,
  gives: answer(z.object({ user: z.number(), page: z.number(), staff: z.number() })),
  refreshedBy: ['thread.message', 'application.message_sent', 'thread.changed', 'thread.read', 'thread.marked'],
})

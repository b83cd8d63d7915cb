import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A message that waits was written, changed, sent or cancelled. */
export const scheduledMessageChanged = event('scheduled_message.changed', {
  data: z.object({
    message: z.string(),
    application: z.string(),
    job: z.string(),
    page: z.string(),
    how: z.enum(['scheduled', 'changed', 'sent', 'cancelled']),
    why: z.enum(['by_hand', 'ended', 'author_gone']).nullable().default(null),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, page }) => [`application:${application}`, `page:${page}`],
})

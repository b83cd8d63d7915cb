import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A reader of the newsletter wants no more of it, and said so by the link of one. */
export const newsletterStopped = event('newsletter.stopped', {
  data: z.object({ reader: z.string(), newsletter: z.string() }),
  about: ({ newsletter }) => ({ thing: 'newsletter', id: newsletter }),
})

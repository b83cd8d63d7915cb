import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A link to a printed CV leads nowhere any more, because whoever it is of said so. */
export const cvLinkEnded = event('cv.link_ended', {
  data: z.object({ formatted: z.string(), link: z.string(), user: z.string(), page: z.string().nullable() }),
  about: ({ formatted, page }) => ({ thing: 'formatted-cv', id: formatted, page }),
  topics: ({ user }) => [`user:${user}`],
})

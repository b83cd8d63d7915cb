import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { states, whys } from './rules.ts'

/** A text message to an applicant was written, sent, delivered, or failed. */
export const textMoved = event('text.moved', {
  data: z.object({
    text: z.string(),
    application: z.string(),
    job: z.string(),
    page: z.string(),
    to: z.enum(states),
    segments: z.number(),
    why: z.enum(whys).nullable().default(null),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, page }) => [`application:${application}`, `page:${page}`],
})

/** Somebody wants no more texts of a page, or wants them again. */
export const textsStopped = event('texts.stopped', {
  data: z.object({ user: z.string(), page: z.string(), stopped: z.boolean() }),
  about: ({ user, page }) => ({ thing: 'user', id: user, page }),
  topics: ({ user }) => [`user:${user}`],
})

import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A desk rests, or goes on. */
export const deskPaused = event('desk.paused', {
  data: z.object({ desk: z.string(), day: z.string(), page: z.string(), paused: z.boolean() }),
  about: ({ day, page }) => ({ thing: 'open_day', id: day, page }),
  topics: ({ page }) => [`page:${page}`],
})

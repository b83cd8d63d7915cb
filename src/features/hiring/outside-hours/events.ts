import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** A calendar kept elsewhere was read, or could not be. */
export const outsideCalendarRead = event('outside_calendar.read', {
  data: z.object({ user: z.string(), problem: z.string().nullable() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})

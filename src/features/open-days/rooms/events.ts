import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { seatMoves } from './rules.ts'

/** A desk rests, or goes on. */
export const deskPaused = event('desk.paused', {
  data: z.object({ desk: z.string(), day: z.string(), page: z.string(), paused: z.boolean() }),
  about: ({ day, page }) => ({ thing: 'open-day', id: day, page }),
  topics: ({ page }) => [`page:${page}`],
})
/** Something was said to everybody in the room. */
export const dayAnnounced = event('open_day.announced', {
  data: z.object({ day: z.string(), page: z.string(), words: z.string() }),
  about: ({ day, page }) => ({ thing: 'open-day', id: day, page }),
  topics: ({ day, page }) => [`page:${page}`, `open-day:${day}`],
})
/** Staff sits elsewhere from now on, or a desk calls another team's queue. */
export const seatsMoved = event('desk.seats_moved', {
  data: z.object({
    day: z.string(),
    page: z.string(),
    desk: z.string(),
    move: z.enum(seatMoves),
    user: z.string().nullable(),
    other: z.string().nullable(),
    team: z.number().nullable(),
  }),
  about: ({ day, page }) => ({ thing: 'open-day', id: day, page }),
  topics: ({ page }) => [`page:${page}`],
})
/** A day goes on longer than planned. */
export const dayExtended = event('open_day.extended', {
  data: z.object({ day: z.string(), page: z.string(), until: z.string() }),
  about: ({ day, page }) => ({ thing: 'open-day', id: day, page }),
  topics: ({ day, page }) => [`page:${page}`, `open-day:${day}`],
})

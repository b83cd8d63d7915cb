import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { dayMoves, daySides, dayStates } from './day-states.ts'
import { boothMoves, boothStates } from './rules.ts'

const Day = z.object({ day: z.string(), page: z.string() })
type Day = z.output<typeof Day>
const about = ({ day, page }: Day) => ({ thing: 'open-day', id: day, page })
const topics = ({ day, page }: Day) => [`page:${page}`, `open-day:${day}`]

export const daySaved = event('open_day.saved', { data: Day, about, topics: ({ page }) => [`page:${page}`] })
export const dayMoved = event('open_day.moved', {
  data: Day.extend({
    from: z.enum(dayStates),
    to: z.enum(dayStates),
    move: z.enum(dayMoves),
    side: z.enum(daySides),
    reason: z.string().default(''),
  }),
  about,
  // the list of those that wait for a look too
  topics: (moved) => [...topics(moved), ...([moved.from, moved.to].includes('submitted') ? ['reviews:all'] : [])],
})
/** What counts outside became what the team wrote; which parts of it differ. */
export const dayChanged = event('open_day.changed', {
  data: Day.extend({ fields: z.array(z.string()), told: z.boolean() }),
  about,
  topics,
})
/** A company was asked to an expo, said yes or no, left, or changed its booth. */
export const boothMoved = event('open_day.booth_moved', {
  data: z.object({
    booth: z.string(),
    day: z.string(),
    host: z.string(),
    page: z.string(),
    move: z.enum(boothMoves),
    to: z.enum(boothStates),
  }),
  about: ({ booth, page }) => ({ thing: 'open-day-booth', id: booth, page }),
  topics: ({ host, page, day }) => [`page:${host}`, `page:${page}`, `open-day:${day}`],
})
export const boothSaved = event('open_day.booth_saved', {
  data: z.object({ booth: z.string(), day: z.string(), host: z.string(), page: z.string() }),
  about: ({ booth, page }) => ({ thing: 'open-day-booth', id: booth, page }),
  topics: ({ host, page, day }) => [`page:${host}`, `page:${page}`, `open-day:${day}`],
})

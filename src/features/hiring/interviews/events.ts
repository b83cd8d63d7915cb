import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { interviewMoves, interviewStates, sides } from './interview-states.ts'

/** Those who took part are asked for their scorecards. */
export const scorecardsAsked = event('interview.scorecards_asked', {
  data: z.object({ interview: z.string(), application: z.string(), job: z.string(), page: z.string() }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application }) => [`application:${application}`],
})

/** Whoever interviewed left the team before it took place. */
export const interviewerLeft = event('interview.interviewer_left', {
  data: z.object({
    ...{ interview: z.string(), application: z.string(), job: z.string(), page: z.string(), user: z.string() },
    /** Nobody interviews any more. */
    isLast: z.boolean(),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, job, page }) => [`application:${application}`, `applicants:${job}`, `page:${page}`],
})

/** The team let others interview. */
export const interviewersNamed = event('interview.interviewers_named', {
  data: z.object({
    ...{ interview: z.string(), application: z.string(), job: z.string(), page: z.string() },
    ...{ came: z.array(z.string()), left: z.array(z.string()) },
    /** The hour that was agreed then; one that was told before this was kept has none. */
    at: z.string().nullish(),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, job, page }) => [`application:${application}`, `applicants:${job}`, `page:${page}`],
})

/** Something happened to an interview. `version` numbers its calendar entry, so that calendars follow. */
export const interviewMoved = event('interview.moved', {
  data: z.object({
    interview: z.string(),
    application: z.string(),
    job: z.string(),
    page: z.string(),
    move: z.enum(interviewMoves),
    to: z.enum(interviewStates),
    side: z.enum(sides),
    /** Whether calendars held it before. */
    held: z.boolean(),
    version: z.number(),
    /** The time that is agreed, or was; later moves may agree on another. */
    starts_at: z.string().nullable().default(null),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, job, page }) => [`application:${application}`, `applicants:${job}`, `page:${page}`],
})

import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { dayStates } from '#features/open-days/open-days/day-states.ts'
import { outcomes, visitStates } from '#features/open-days/visits/visit-states.ts'
import { answer, get, page } from '#platform/shared/contract.ts'
import { idCursor, moment } from '#platform/shared/fields.ts'
import { linesOnScreen, mostLines, outcomeShows, sources } from './rules.ts'

const live = ['visit.moved', 'open_day.moved']
const Minutes = z.object({ middle: z.number().nullable(), longest: z.number().nullable() })

export const showDayReport = get('/page/open-days/{day}/report', {
  summary:
    'What came of an open day in numbers: who was asked, booked, came and was seen, waits, desks, ways they came, what visitors say',
  who: member('openday.report'),
  takes: { day: z.uuid() },
  gives: answer(
    z.object({
      title: z.string(),
      state: z.enum(dayStates),
      time_zone: z.string(),
      dates: z.array(z.string()),
      funnel: z.object({
        invited: z.number(),
        booked: z.number(),
        came: z.number(),
        seen: z.number(),
        forward: z.number(),
      }),
      outcomes: z.record(z.enum(outcomes), z.number()),
      /** Came, and nobody said yet what became of them. */
      open: z.number(),
      missed: z.number(),
      left: z.number(),
      cancelled: z.number(),
      /** From the door to the talk, and the talk, in minutes; half of them took less than the middle, one of ten longer than the longest. */
      waits: Minutes,
      talks: Minutes,
      desks: z.array(z.object({ number: z.number(), name: z.string(), seen: z.number(), talk: z.number().nullable() })),
      sources: z.array(z.object({ source: z.enum(sources), booked: z.number(), came: z.number() })),
      feedback: z.object({ count: z.number(), mean: z.number().nullable(), words: z.array(z.string()) }),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: live,
})

export const Outcome = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number().nullable(),
  state: z.enum(visitStates),
  outcome: z.enum(outcomes).nullable(),
  desk: z.object({ id: z.string(), number: z.number(), name: z.string() }).nullable(),
  /** The company whose booth it was, where it is not the host's: notes, job and CV are that company's alone. */
  booth: z.string().nullable(),
  rating: z.number().nullable(),
  note: z.string(),
  ended_at: moment.nullable(),
  job: z.string().nullable(),
  /** Where the team goes on: the applicant of a job, a CV in its list. */
  link: z.string().nullable(),
})
export type Outcome = z.output<typeof Outcome>

export const listOutcomes = get('/page/open-days/{day}/outcomes', {
  summary: 'Everybody who came to an open day with what became of them, by outcome; whoever has none yet first',
  who: member('openday.manage'),
  takes: {
    day: z.uuid(),
    show: z.enum(outcomeShows).default('all').catch('all'),
    lines: z.coerce.number().int().min(1).max(mostLines).default(linesOnScreen),
    cursor: idCursor,
  },
  gives: page(Outcome),
  refuses: ['not_found'],
  refreshedBy: live,
})

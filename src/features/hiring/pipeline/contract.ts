import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Card } from '#features/hiring/applications/contract.ts'
import { ends } from '#features/hiring/applications/stages.ts'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import { ways as cameBy } from '#features/jobs/jobs/way-rules.ts'
import { requirementResults } from '#features/jobs/matching/must-rules.ts'
import { answer, del, get, page, post } from '#platform/shared/contract.ts'
import { calendarDay, cursor, flag, line, moment, several } from '#platform/shared/fields.ts'
import { mostChanges, mostViews, sortKeys, unansweredWaits, waits, ways } from './rules.ts'

const job = { job: z.uuid() }
const names = z.record(z.string(), z.string())

/** What the applicants of a job are narrowed by; everything stands in the address. */
export const filters = {
  q: z.string().trim().max(100).default(''),
  /** Columns: of the house, or stages the team made. */
  stage: several(z.string().max(40)),
  tag: several(z.string().max(40)),
  source: several(z.string().max(60)),
  country: several(z.coerce.number().int().min(1).max(100_000)),
  cv: z.enum(['yes', 'no']).optional(),
  wait: z.enum([...waits, ...unansweredWaits]).optional(),
  /** What of the job's must-haves they meet, as the panel explains it. */
  requirements: several(z.enum(requirementResults)),
  /** At least so good, as far as one may see marks. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** Sent on days between these (UTC), come at least so far, ended so and why: what a number of a report counts. */
  sent_from: calendarDay.optional(),
  sent_to: calendarDay.optional(),
  reached: z.enum(rungs).optional(),
  ended: z.enum(ends).optional(),
  reason: z.string().max(40).optional(),
  /** By which way they came, from which other site, by whose link: as a report counts it. */
  came_by: z.enum(cameBy).optional(),
  came_from: z.string().max(60).optional(),
  sharer: z.union([z.literal('others'), z.uuid()]).optional(),
  /** Whoever has an open task about them. */
  task: z.uuid().optional(),
}
const order = { sort: z.enum(sortKeys).default('board'), way: z.enum(ways).optional() }

/** Who somebody is in a line, by the CV that was sent, and what comes next with them. */
export const CardFacts = z.object({
  headline: z.string(),
  city: z.string(),
  /** Whole years of work; null where the CV tells none. */
  years: z.number().nullable(),
  /** What of the must-haves of the job they meet, as far as the team may know it. */
  requirements: z.enum(requirementResults),
  next: z
    .object({
      what: z.enum(['proposed', 'other_asked', 'confirmed', 'draft', 'approved', 'sent', 'viewed']),
      at: moment.nullable(),
    })
    .nullable(),
})

/** A card with what the team says of it. */
export const TeamCard = Card.extend(CardFacts.shape).extend({
  source: z.string(),
  country_id: z.number().nullable(),
  tags: z.array(z.string()),
  /** The middle of the scorecards one may see; null when there is none. */
  rating: z.number().nullable(),
  tasks: z.number(),
  /** Where it stands in its column, from the top. */
  position: z.number(),
})
export type TeamCard = z.output<typeof TeamCard>

const Column = z.object({
  id: z.string(),
  phase: z.string(),
  /** By language; none for a column of the house. */
  names: names.nullable(),
  total: z.number(),
  cards: z.array(TeamCard),
  next_cursor: z.string().nullable(),
})

export const board = get('/page/jobs/{job}/board', {
  summary: 'The board of a job: its columns with their totals and first cards',
  who: member('applicant.read'),
  takes: { ...job, ...filters, ...order },
  gives: answer(
    z.object({
      job: z.object({
        id: z.string(),
        title: z.string(),
        address: z.string(),
        state: z.string(),
        place: z.string(),
        /** What the CV search would be asked for: a position and a place, as its address takes them. */
        position_id: z.number().nullable(),
        place_id: z.number().nullable(),
        /** ISO code. */
        country: z.string(),
        applicants: z.number(),
        applicant_cap: z.number().nullable(),
        openings: z.number(),
        hired: z.number(),
        /** Who was invited to apply and has not answered; nobody for whoever invites nobody. */
        invited: z.number(),
        workplace: z.string(),
        expires_at: moment.nullable(),
        confirmed_at: moment.nullable(),
        anonymous: z.boolean(),
      }),
      columns: z.array(Column),
      total: z.number(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['job.moved', 'pipeline.changed', 'pool.invited'],
})

export const columnCards = get('/page/jobs/{job}/board/{column}', {
  summary: 'The next cards of a column',
  who: member('applicant.read'),
  takes: { ...job, column: z.string().max(40), ...filters, ...order, cursor },
  gives: page(TeamCard),
  refuses: ['not_found'],
})

export const boardChanges = get('/page/jobs/{job}/board-changes', {
  summary: 'Some applicants as the board shows them now, and the totals; those that the filters leave out are missing',
  who: member('applicant.read'),
  takes: {
    ...job,
    ...filters,
    ids: z
      .string()
      .max(37 * mostChanges)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).max(mostChanges)),
  },
  gives: answer(
    z.object({
      cards: z.array(TeamCard),
      totals: z.record(z.string(), z.number()),
    }),
  ),
  refuses: ['not_found'],
})

export const listApplicants = get('/page/jobs/{job}/applicants', {
  summary: 'The applicants of a job as a list, page by page',
  who: member('applicant.read'),
  takes: { ...job, ...filters, ...order, cursor },
  gives: page(TeamCard),
  refuses: ['not_found'],
  refreshedBy: ['pipeline.changed'],
})

export const filterChoices = get('/page/jobs/{job}/filter-choices', {
  summary: 'What the applicants of a job can be narrowed by, and who of the team sees them',
  who: member('applicant.read'),
  takes: job,
  gives: answer(
    z.object({
      stages: z.array(z.object({ id: z.string(), phase: z.string(), names: names.nullable() })),
      tags: z.array(z.object({ tag: z.string(), count: z.number() })),
      sources: z.array(z.object({ source: z.string(), count: z.number() })),
      countries: z.array(z.object({ id: z.number(), text: z.string(), count: z.number() })),
      requirements: z.array(z.object({ requirements: z.enum(requirementResults), count: z.number() })),
      team: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['application.sent', 'application.matched', 'pipeline.changed', 'application.tagged'],
})

export const View = z.object({ id: z.string(), name: z.string(), query: z.string() })
const Views = answer(z.array(View))

export const listViews = get('/page/board-views', {
  summary: 'Views of boards one has kept',
  who: member('applicant.read'),
  gives: Views,
})
export const saveView = post('/page/board-views', {
  summary: 'Keep filters, order and look under a name; the same name is written over',
  who: member('applicant.read'),
  takes: { name: line(60), query: z.string().max(1500) },
  gives: Views,
  refuses: ['views_full'],
  limit: { times: mostViews * 4, seconds: 3600, per: 'account' },
})
export const dropView = del('/page/board-views/{view}', {
  summary: 'Forget a view',
  who: member('applicant.read'),
  takes: { view: z.uuid() },
  gives: Views,
})

export const watchBoard = post('/page/jobs/{job}/watchers', {
  summary: 'Say that one looks at the board, and hear who else does',
  who: member('applicant.read'),
  takes: { ...job, here: flag.default(true) },
  gives: answer(z.array(z.object({ id: z.string(), name: z.string() }))),
  refuses: ['not_found'],
  limit: { times: 600, seconds: 600, per: 'account' },
})

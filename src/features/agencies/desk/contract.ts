import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, done, get, put } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { aims, deskKinds } from './rules.ts'

const counts = (schema: z.ZodNumber) =>
  z.object(Object.fromEntries(aims.map((aim) => [aim, schema])) as Record<(typeof aims)[number], z.ZodNumber>)

const Waiting = z.object({
  kind: z.enum(deskKinds),
  submission: z.string(),
  name: z.string(),
  client: z.string(),
  job: z.string(),
  /** What it is counted from or to: a day of work, an interview, the end of a term. */
  at: moment,
  /** How many of its kind there are, these among them. */
  total: z.number(),
})
export type DeskWaiting = z.output<typeof Waiting>

const Recruiter = z.object({
  user: z.string(),
  name: z.string(),
  wanted: counts(z.number()),
  reached: counts(z.number()),
})
export type DeskRecruiter = z.output<typeof Recruiter>

const Mandate = z.object({
  id: z.string(),
  title: z.string(),
  client: z.object({ id: z.string(), name: z.string() }),
  openings: z.number(),
  placed: z.number(),
  under_way: z.number(),
})
export type DeskMandate = z.output<typeof Mandate>

export const Desk = z.object({
  waiting: z.array(Waiting),
  /** This month, as YYYY-MM; whoever does not lead the page sees the own line. */
  month: z.string(),
  recruiters: z.array(Recruiter),
  /** Open jobs of clients, the oldest without anybody under way first. */
  mandates: z.array(Mandate),
  mandates_count: z.number(),
})
export type Desk = z.output<typeof Desk>

export const showDesk = get('/page/desk', {
  summary: 'What waits at an agency today, what its people aim for this month, and open jobs of its clients',
  who: member('submission'),
  gives: answer(Desk),
  refuses: ['not_an_agency'],
  refreshedBy: [
    'submission.moved',
    'submission.saved',
    'placement.moved',
    'mandate.saved',
    'target.saved',
    'dispute.moved',
  ],
})

export const saveTarget = put('/page/recruiters/{user}/target', {
  summary: 'What a recruiter of one’s agency aims for in this month',
  who: member('page.members'),
  takes: {
    user: z.uuid(),
    submissions: z.coerce.number().int().min(0).max(1000),
    interviews: z.coerce.number().int().min(0).max(1000),
    placements: z.coerce.number().int().min(0).max(1000),
  },
  gives: done,
  refuses: ['not_found', 'not_an_agency'],
  limit: { times: 120, seconds: 3600 },
})

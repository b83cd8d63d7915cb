import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { GroupJob } from '#features/jobs/job-groups/contract.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, page, post, put } from '#platform/shared/contract.ts'
import { flag, idCursor, moment, prose, version } from '#platform/shared/fields.ts'
import { DayView } from './contract.ts'
import { dayFields } from './day-fields.ts'
import { dayMoves, dayStates, teamMoves } from './day-states.ts'
import { dayKinds } from './rules.ts'

const day = { day: z.uuid() }
const State = z.enum(dayStates)
export const dayLive = ['open_day.saved', 'open_day.moved', 'open_day.changed']
const Wrong = z.object({ field: z.string(), code: z.string(), message: z.string() })

/** What the automatic look found in its words, for whoever writes and whoever reviews. */
export const DayFinding = z.object({
  rule: z.string(),
  severity: z.enum(['block', 'warn']),
  field: z.string(),
  language: z.string().nullable(),
  quote: z.string(),
})

export const DayDraft = z.object({
  id: z.string(),
  address: z.string(),
  state: State,
  is_template: z.boolean(),
  version: z.number(),
  fields: z.object(dayFields),
  jobs: z.array(GroupJob),
  cover: z.string().nullable(),
  missing: z.array(Wrong),
  findings: z.array(DayFinding),
  /** Which parts differ from what counts outside. */
  changed: z.array(z.string()),
  /** Places taken by half-hour of a desk: `desk date half` and how many. */
  taken: z.record(z.string(), z.number()),
  reason: z.string(),
  decided_at: moment.nullable(),
  /** Moves of the team that its state allows. */
  moves: z.array(z.enum(dayMoves)),
  updated_at: moment,
})
export type DayDraft = z.output<typeof DayDraft>

const saveRefusals = ['not_found', 'changed_meanwhile', 'open_day_state', 'not_allowed', 'invalid'] as const

export const startDay = post('/page/open-days', {
  summary: 'Start an open day as a draft',
  who: member('openday.manage'),
  takes: dayFields,
  gives: answer(DayDraft),
  refuses: ['invalid', 'not_found'],
  status: 201,
  limit: { times: 60, seconds: 600, per: 'account' },
})
export const saveDay = put('/page/open-days/{day}', {
  summary: 'Save an open day; of one that is out the change waits until it is published',
  who: member('openday.texts'),
  takes: { ...day, version, ...dayFields },
  gives: answer(DayDraft),
  refuses: saveRefusals,
})
export const discardChanges = post('/page/open-days/{day}/discard', {
  summary: 'Let go of what waits to be published',
  who: member('openday.manage'),
  takes: { ...day, version },
  gives: answer(DayDraft),
  refuses: saveRefusals,
})
export const editDay = get('/page/open-days/{day}', {
  summary: 'An open day of the own page, to be edited',
  who: member('page.read'),
  takes: day,
  gives: answer(DayDraft),
  refuses: ['not_found'],
  refreshedBy: [...dayLive, 'visit.moved'],
})
export const copyDay = post('/page/open-days/{day}/copies', {
  summary: 'Copy an open day as a draft without dates, or keep it as a template',
  who: member('openday.manage'),
  takes: { ...day, template: flag.default(false) },
  gives: answer(DayDraft),
  refuses: ['not_found', 'too_many_templates'],
  status: 201,
})
export const moveDay = post('/page/open-days/{day}/moves', {
  summary: 'Send an open day in, close or open registration, start, end, cancel, postpone, close or put it away',
  who: member('openday.manage'),
  takes: { ...day, move: z.enum(teamMoves), reason: prose(600).default('') },
  gives: answer(DayDraft),
  refuses: ['not_found', 'open_day_state', 'posting_blocked', 'visits_open', 'reason_needed', 'invalid'],
})

export const DayRow = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string(),
  kind: z.enum(dayKinds),
  state: State,
  is_template: z.boolean(),
  dates: z.array(z.string()),
  places: z.number(),
  taken: z.number(),
  /** Who is coming or came, those without a half-hour of theirs too. */
  booked: z.number(),
  waiting: z.number(),
  has_changes: z.boolean(),
  updated_at: moment,
})
export const dayShows = ['ahead', 'drafts', 'over', 'templates'] as const
export const listOwnDays = get('/page/open-days', {
  summary: 'Open days of the own page: ahead, written, over, or kept as templates',
  who: member('page.read'),
  takes: { show: z.enum(dayShows).default('ahead'), cursor: idCursor },
  gives: page(DayRow).extend({
    counts: z.record(z.enum(dayShows), z.number()),
    /** Booths at the expos of others: asked for, or one’s own by now. */
    booths: z.number(),
  }),
  refreshedBy: [...dayLive, 'visit.moved'],
})
export const listStaff = get('/page/open-day-staff', {
  summary: 'Members of the own page who may staff a desk',
  who: member('openday.texts'),
  gives: answer(z.array(z.object({ id: z.string(), name: z.string() }))),
})

export const listDayReviews = get('/admin/open-days', {
  summary: 'Open days that wait for a look, longest first',
  who: staff('staff.openday.review'),
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        company: z.string(),
        kind: z.enum(dayKinds),
        dates: z.array(z.string()),
        submitted_at: moment,
        due_at: moment,
        findings: z.array(DayFinding),
      }),
    ),
  ),
  refreshedBy: ['open_day.moved'],
})
export const showDayReview = get('/admin/open-days/{day}', {
  summary: 'An open day as it was sent in, with what the automatic look found',
  who: staff('staff.openday.review'),
  takes: day,
  gives: answer(
    z.object({
      id: z.string(),
      state: State,
      company: z.object({ name: z.string(), slug: z.string() }),
      fields: z.object(dayFields),
      /** As everybody would see it. */
      view: DayView,
      findings: z.array(DayFinding),
      submitted_at: moment.nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['open_day.moved'],
})
export const decideDay = post('/admin/open-days/{day}/decision', {
  summary: 'Approve an open day, give it back with words, or cancel one that is out',
  who: staff('staff.openday.review'),
  takes: { ...day, move: z.enum(['approve', 'return', 'cancel']), reason: prose(1000).default('') },
  gives: done,
  refuses: ['not_found', 'open_day_state', 'reason_needed'],
})

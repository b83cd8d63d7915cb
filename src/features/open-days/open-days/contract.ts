import { z } from 'zod'
import { GroupJob } from '#features/jobs/job-groups/contract.ts'
import { Company } from '#features/jobs/jobs/contract.ts'
import { placeId } from '#features/site/lookups/place-fields.ts'
import { answer, get, page } from '#platform/shared/contract.ts'
import { calendarDay, cursor, language, moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { DayQuestion } from './day-fields.ts'
import { dayStates } from './day-states.ts'
import { dayKinds, dayWays, deskWays, mostAtOnce } from './rules.ts'

const Host = Company.extend({ id: z.string(), slug: z.string() })
export const refreshedBy = ['open_day.moved', 'open_day.changed', 'open_day.booth_moved', 'open_day.booth_saved']

/** An open day as it stands in a list. */
export const DayCard = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string(),
  language,
  company: Host,
  kind: z.enum(dayKinds),
  way: z.enum(dayWays),
  state: z.enum(dayStates),
  dates: z.array(z.string()),
  /** First and last open half-hour of a date, on the clock of the place. */
  from: z.string(),
  until: z.string(),
  time_zone: z.string(),
  place: z.string(),
  venue: z.string(),
  jobs: z.number(),
  booths: z.number(),
  /** Free places that can be booked; null where nobody books. */
  places_left: z.number().nullable(),
  /** Why nobody may book now, as a refusal code; null when one may. */
  closed_to: z.string().nullable(),
})
export type DayCard = z.output<typeof DayCard>

/** People choose a team, not a desk. */
export const Team = z.object({
  team: z.number(),
  name: z.string(),
  way: z.enum(deskWays),
  languages: z.array(z.string()),
  desks: z.number(),
  /** Whose booth it is; null for the host's own. */
  company: z.object({ name: z.string(), slug: z.string() }).nullable(),
})

/** A half-hour of a team: how many places, and how many of them are taken. */
export const Slot = z.object({
  date: z.string(),
  half: z.number(),
  team: z.number(),
  places: z.number(),
  taken: z.number(),
  starts_at: moment,
})
export type Slot = z.output<typeof Slot>

export const DayView = DayCard.extend({
  reference: z.string(),
  intro: z.string(),
  bring: z.array(z.string()),
  audience: z.string(),
  directions: z.string(),
  other_languages: z.array(language),
  written_in: z.array(language),
  cover: z.string().nullable(),
  address_line: z.string(),
  map_url: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string(),
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  closes_at: moment.nullable(),
  slot_minutes: z.number(),
  places: z.number(),
  taken: z.number(),
  teams: z.array(Team),
  slots: z.array(Slot),
  job_list: z.array(GroupJob),
  /** A collection of jobs that belongs to it. */
  job_group: z.object({ address: z.string(), title: z.string() }).nullable(),
  exhibitors: z.array(Host.extend({ jobs: z.number() })),
  /** Who alone may come, and what allows to say so. */
  only: z
    .object({
      gender: z.string().nullable(),
      nationalities: z.array(z.string()),
      legal_ground: z.string(),
      permit_number: z.string(),
    })
    .nullable(),
  questions: z.array(DayQuestion.extend({ id: z.string() })),
  cv_needed: z.boolean(),
  waiting_list: z.boolean(),
  walk_ins: z.boolean(),
  parties: z.boolean(),
  /** What was said when it was cancelled or postponed. */
  reason: z.string(),
})
export type DayView = z.output<typeof DayView>

export const listDays = get('/open-days', {
  summary: 'Open days that are ahead or on, the next first; by words, place, dates, kind, company or job',
  who: anyone,
  takes: {
    q: z.string().trim().max(120).default('').catch(''),
    place: placeId.optional().catch(undefined),
    /** The place in words, where its id is not known: a city, a country, or what the venue is called. */
    where: z.string().trim().max(120).default('').catch(''),
    kind: z.enum(dayKinds).optional().catch(undefined),
    way: z.enum(['on_site', 'online']).optional().catch(undefined),
    from: calendarDay.optional().catch(undefined),
    until: calendarDay.optional().catch(undefined),
    company: z.string().max(120).optional().catch(undefined),
    job: z.uuid().optional().catch(undefined),
    /** So many at once: a month as a calendar wants all of it. */
    most: z.coerce.number().int().min(1).max(mostAtOnce).default(20).catch(20),
    cursor,
  },
  gives: page(DayCard).extend({ total: z.number() }),
  limit: { times: 300, seconds: 600 },
  refreshedBy,
})

export const showDay = get('/open-days/{address}', {
  summary: 'An open day as everybody sees it, with every half-hour that can be booked',
  who: anyone,
  takes: { address: z.string().max(300) },
  gives: answer(DayView),
  refuses: ['not_found'],
  refreshedBy,
})

export const dayCalendar = get('/open-days/{address}/calendar', {
  summary: 'An open day as a calendar file',
  who: anyone,
  takes: { address: z.string().max(300) },
  gives: z.unknown(),
  refuses: ['not_found'],
})

export const promotedDays = get('/open-days-promoted', {
  summary: 'Open days that are promoted now, a few',
  who: anyone,
  gives: answer(z.array(DayCard)),
  refreshedBy,
})

import { z } from 'zod'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { DayCard } from '#features/open-days/open-days/contract.ts'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { codePattern } from '#features/site/sharing/rules.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { calendarDay, email, flag, idCursor, line, moment, personName, prose, spoken } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { leastParty, mostParty } from './rules.ts'
import { outcomes, visitStates } from './visit-states.ts'

const blank = z.literal('').transform(() => undefined)

/** A half-hour of a team; none of them on days on which people just come. */
const place = {
  date: calendarDay.optional(),
  half: z.coerce.number().int().min(0).max(47).optional(),
  team: z.coerce.number().int().min(1).max(10_000).optional(),
}
/** Who comes, and how they are reached. */
export const reach = {
  name: personName(),
  email: z.union([blank, email]).optional(),
  phone: z.string().max(30).optional(),
  country_id: countryId.optional(),
  lang: spoken,
}

/** What they bring, and what was asked once for all desks. */
export const brought = {
  /** A CV one has stored; else the file field `cv` holds one. */
  cv: z.uuid().optional(),
  note: prose(1000).default(''),
  answers: z.record(z.uuid(), z.string().max(2000)).default({}),
}

export const bookVisit = post('/open-days/{day}/visits', {
  summary:
    'Book an open day with an account or without; a full half-hour is refused with the nearest free one, or waited for',
  who: anyone,
  takes: {
    day: z.uuid(),
    ...reach,
    ...place,
    ...brought,
    /** On a hybrid day without half-hours: to the hall, or from home. */
    way: z.enum(deskWays).optional(),
    /** Where it is full: waits for a place instead. */
    wait: flag.default(false),
    /** The same for every try of one form: a try whose answer was lost gives the same booking. */
    attempt: z.uuid().optional(),
    /** The shared link, or the code on a poster, by which they came. */
    via: z.string().regex(codePattern).optional().catch(undefined),
  },
  gives: answer(
    z.object({
      visit: z.string(),
      state: z.enum(visitStates),
      /** Leads to the ticket. */
      key: z.string(),
      /** Of an account that had booked before. */
      again: z.boolean(),
    }),
  ),
  refuses: [
    ...[
      'not_found',
      'open_day_closed',
      'slot_full',
      'visits_enough',
      'cv_needed',
      'cv_state',
      'not_allowed',
      'invalid',
    ],
    ...fileRefusals,
  ],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 30, seconds: 600 },
  proof: true,
})

export const bookParty = post('/open-days/{day}/parties', {
  summary: 'Book for a school or a class: as many places as there are names, from a half-hour on; all of them, or none',
  who: anyone,
  takes: {
    day: z.uuid(),
    ...reach,
    school: line(160, 2),
    people: z.array(personName()).min(leastParty).max(mostParty),
    date: calendarDay,
    half: z.coerce.number().int().min(0).max(47),
    team: z.coerce.number().int().min(1).max(10_000).optional(),
  },
  gives: answer(z.object({ key: z.string(), visits: z.number() })),
  refuses: ['not_found', 'open_day_closed', 'slot_full', 'invalid'],
  status: 201,
  limit: { times: 10, seconds: 600 },
  proof: true,
})

/** One's place in an open day, as a ticket. */
export const Ticket = z.object({
  id: z.string(),
  /** The link into the room: somebody of a school goes there alone. */
  room_key: z.string(),
  /** A company sent them on to another one: the number and the code at the door are those of the first ticket. */
  sent_on: z.boolean(),
  day_id: z.string(),
  state: z.enum(visitStates),
  outcome: z.enum(outcomes).nullable(),
  name: z.string(),
  code: z.string(),
  way: z.enum(deskWays),
  open_day: DayCard,
  directions: z.string(),
  map_url: z.string().nullable(),
  address_line: z.string(),
  bring: z.array(z.string()),
  /** Null without a half-hour of its own. */
  when: z.object({ date: z.string(), half: z.number(), starts_at: moment }).nullable(),
  desk: z.object({ number: z.number(), name: z.string(), team: z.number() }).nullable(),
  /** Whose booth it is for; null for the host's own desks. */
  booth: z.string().nullable(),
  /** Of whoever waits: what for, and how many are ahead. */
  waiting: z
    .object({ date: z.string().nullable(), half: z.number().nullable(), ahead: z.number(), since: moment })
    .nullable(),
  /** A place that is held, until then. */
  offer: z
    .object({ date: z.string(), half: z.number(), starts_at: moment, desk: z.string(), until: moment })
    .nullable(),
  cv: z.string().nullable(),
  /** Until when one cancels without it being late. */
  free_until: moment.nullable(),
  may: z.array(z.enum(['change', 'cancel', 'accept', 'decline'])),
  number: z.number().nullable(),
})
export type Ticket = z.output<typeof Ticket>

const key = { key: z.string().max(400) }
const tries = { times: 120, seconds: 300, per: 'link' } as const
const live = ['visit.moved', 'visit.place_offered', 'open_day.moved', 'open_day.changed']

export const showTickets = get('/visit-links/{key}', {
  summary: 'The ticket behind a link; of a school all of its people’s',
  who: anyone,
  takes: key,
  gives: answer(
    z.object({
      tickets: z.array(Ticket),
      school: z.string().nullable(),
      /** Whether a signed-in candidate may make it part of the account. */
      may_claim: z.boolean(),
    }),
  ),
  refuses: ['link_expired'],
  limit: tries,
  refreshedBy: live,
})
export const changeVisit = post('/visit-links/{key}/changes', {
  summary: 'Take another half-hour; the old place goes to the next who waits',
  who: anyone,
  takes: {
    ...key,
    visit: z.uuid(),
    date: calendarDay,
    half: z.coerce.number().int().min(0).max(47),
    team: place.team,
  },
  gives: done,
  refuses: ['link_expired', 'not_found', 'visit_state', 'open_day_closed', 'slot_full'],
  limit: tries,
})
export const cancelVisit = post('/visit-links/{key}/cancellation', {
  summary: 'Cancel a visit, or stop waiting; the place goes to the next who waits',
  who: anyone,
  takes: { ...key, visit: z.uuid() },
  gives: done,
  refuses: ['link_expired', 'not_found', 'visit_state'],
  limit: tries,
})
export const answerOffer = post('/visit-links/{key}/offer', {
  summary: 'Take the place that is held, or let it go to the next',
  who: anyone,
  takes: { ...key, visit: z.uuid(), take: flag },
  gives: done,
  refuses: ['link_expired', 'not_found', 'offer_over'],
  limit: tries,
})
export const claimVisit = post('/visit-links/{key}/claim', {
  summary: 'Make a visit that was booked without an account part of one’s own',
  who: signedIn,
  takes: key,
  gives: done,
  refuses: ['link_expired', 'not_allowed', 'visit_state'],
  limit: tries,
})
const file = { who: anyone, gives: z.unknown(), limit: tries }
export const visitCalendar = get('/visit-links/{key}/{visit}/calendar', {
  ...file,
  summary: 'A visit as a calendar file',
  takes: { ...key, visit: z.uuid() },
  refuses: ['link_expired', 'not_found'],
})
export const visitQr = get('/visit-links/{key}/{visit}/qr', {
  ...file,
  summary: 'The QR code of a ticket, as SVG',
  takes: { ...key, visit: z.uuid() },
  refuses: ['link_expired', 'not_found'],
})
export const visitPdf = get('/visit-links/{key}/{visit}/ticket', {
  ...file,
  summary: 'A ticket as PDF',
  takes: { ...key, visit: z.uuid() },
  refuses: ['link_expired', 'not_found'],
  limit: { times: 60, seconds: 600 },
})

export const listMyVisits = get('/user/open-day-visits', {
  summary: 'Open days one booked, the latest booking first, each with the link of its ticket',
  who: signedIn,
  takes: { cursor: idCursor },
  gives: page(Ticket.extend({ key: z.string() })),
  refreshedBy: [...live, 'notification.added'],
})

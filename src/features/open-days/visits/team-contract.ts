import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { DayDraft } from '#features/open-days/open-days/team-contract.ts'
import { answer, get, page, post } from '#platform/shared/contract.ts'
import { email, flag, idCursor, moment, personName, prose, version } from '#platform/shared/fields.ts'
import { mostInvited } from './rules.ts'
import { outcomes, visitStates } from './visit-states.ts'

const day = { day: z.uuid() }
const live = ['visit.moved', 'visit.place_offered', 'open_day.changed', 'open_day.moved']

const Spot = z.object({ date: z.string(), half: z.number(), desk: z.string() })

/** What becomes of those who have booked when the changes count. */
export const Effects = z.object({
  changed: z.array(z.string()),
  moved: z.array(z.object({ visit: z.string(), name: z.string(), from: Spot.nullable(), to: Spot.nullable() })),
  /** How many keep their place and are told that time, place or way changed. */
  told: z.number(),
})
export const previewChanges = get('/page/open-days/{day}/effects', {
  summary: 'What the changes that wait would do to those who have booked',
  who: member('openday.manage'),
  takes: day,
  gives: answer(Effects),
  refuses: ['not_found'],
  refreshedBy: [...live, 'open_day.saved'],
})
export const publishChanges = post('/page/open-days/{day}/changes', {
  summary:
    'Let what was written count; who loses a half-hour is moved to the nearest free one and told, if that was agreed to',
  who: member('openday.manage'),
  takes: { ...day, version, move_people: flag.default(false) },
  gives: answer(DayDraft),
  refuses: [
    'not_found',
    'changed_meanwhile',
    'open_day_state',
    'slots_booked',
    'desk_waited_for',
    'words_blocked',
    'invalid',
  ],
})

export const TeamVisit = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(visitStates),
  outcome: z.enum(outcomes).nullable(),
  way: z.enum(deskWays),
  code: z.string(),
  school: z.string().nullable(),
  when: z.object({ date: z.string(), half: z.number() }).nullable(),
  desk: z.string().nullable(),
  /** Of somebody who visits the booth of another company these are for that company. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  cv: z.object({ name: z.string(), url: z.string() }).nullable(),
  note: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  has_account: z.boolean(),
  offered_until: moment.nullable(),
  waiting_since: moment.nullable(),
  created_at: moment,
})
export type TeamVisit = z.output<typeof TeamVisit>
export const visitShows = ['coming', 'waiting', 'invited', 'cancelled', 'all'] as const

export const listVisits = get('/page/open-days/{day}/visits', {
  summary: 'Who comes to an open day of the own page or to an own booth; who waits, in order',
  who: member('openday.manage'),
  takes: {
    ...day,
    show: z.enum(visitShows).default('coming'),
    q: z.string().trim().max(120).default('').catch(''),
    cursor: idCursor,
  },
  gives: page(TeamVisit).extend({ counts: z.record(z.enum(visitShows), z.number()) }),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const givePlace = post('/page/open-days/{day}/visits/{visit}/place', {
  summary: 'Offer a free place to somebody who waits, before those who are ahead',
  who: member('openday.manage'),
  takes: { ...day, visit: z.uuid() },
  gives: answer(TeamVisit),
  refuses: ['not_found', 'visit_state', 'slot_full'],
})
export const withdrawOffer = post('/page/open-days/{day}/visits/{visit}/offer-withdrawal', {
  summary: 'Withdraw a place that is held for somebody who waits',
  who: member('openday.manage'),
  takes: { ...day, visit: z.uuid() },
  gives: answer(TeamVisit),
  refuses: ['not_found', 'offer_over'],
})
export const cancelForVisitor = post('/page/open-days/{day}/visits/{visit}/cancellation', {
  summary: 'Cancel a visit for the company, with the reason, which the visitor reads',
  who: member('openday.manage'),
  takes: { ...day, visit: z.uuid(), reason: prose(600).default('') },
  gives: answer(TeamVisit),
  refuses: ['not_found', 'visit_state', 'reason_needed'],
})
export const inviteToDay = post('/page/open-days/{day}/invitations', {
  summary: 'Invite people by email; each gets a link to book. Says who had booked or was invited before',
  who: member('openday.manage'),
  takes: {
    ...day,
    people: z
      .array(z.object({ name: personName(), email }))
      .min(1)
      .max(mostInvited),
    words: prose(600).default(''),
  },
  gives: answer(z.object({ invited: z.number(), known: z.number() })),
  refuses: ['not_found', 'open_day_closed', 'invites_enough'],
  status: 201,
  limit: { times: 20, seconds: 86_400, per: 'account' },
})

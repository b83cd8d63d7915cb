import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post, put } from '#platform/shared/contract.ts'
import { moment, prose, version } from '#platform/shared/fields.ts'
import { Desk } from './day-fields.ts'
import { dayStates } from './day-states.ts'
import { boothMoves, boothStates, dayWays, mostBoothDesks } from './rules.ts'

const live = ['open_day.booth_moved', 'open_day.booth_saved', 'open_day.changed', 'open_day.moved']

export const BoothRow = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  state: z.enum(boothStates),
  words: z.string(),
  desks: z.number(),
  asked_at: moment,
})
export const listBooths = get('/page/open-days/{day}/booths', {
  summary: 'Companies that were asked to an expo of the own page, and what they said',
  who: member('openday.manage'),
  takes: { day: z.uuid() },
  gives: answer(z.array(BoothRow)),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const askBooth = post('/page/open-days/{day}/booths', {
  summary: 'Ask a company to an expo; asked again after it declined',
  who: member('openday.manage'),
  takes: { day: z.uuid(), company: z.uuid(), words: prose(600).default('') },
  gives: answer(z.array(BoothRow)),
  refuses: ['not_found', 'open_day_state', 'booth_state', 'booths_full'],
  status: 201,
  limit: { times: 100, seconds: 86_400, per: 'account' },
})
export const withdrawBooth = post('/page/open-days/{day}/booths/{booth}/withdrawal', {
  summary: 'Withdraw the question to a company, or its booth while nobody has booked there',
  who: member('openday.manage'),
  takes: { day: z.uuid(), booth: z.uuid() },
  gives: answer(z.array(BoothRow)),
  refuses: ['not_found', 'booth_state', 'slots_booked', 'desk_waited_for'],
})

/** A booth as its own company works on it. */
export const Booth = z.object({
  id: z.string(),
  state: z.enum(boothStates),
  version: z.number(),
  host: z.string(),
  words: z.string(),
  day: z.object({
    id: z.string(),
    way: z.enum(dayWays),
    address: z.string(),
    title: z.string(),
    state: z.enum(dayStates),
    dates: z.array(z.string()),
    time_zone: z.string(),
    slot_minutes: z.number(),
    /** When the host has any desk open, by date. */
    hours: z.record(z.string(), z.string()),
  }),
  jobs: z.array(z.string()),
  desks: z.array(Desk),
  taken: z.record(z.string(), z.number()),
  may: z.array(z.enum(boothMoves)),
})
export type Booth = z.output<typeof Booth>

export const listOwnBooths = get('/page/open-day-booths', {
  summary: 'Booths of the own page at the expos of others, and questions that wait for an answer',
  who: member('openday.staff'),
  gives: answer(z.array(Booth)),
  refreshedBy: live,
})
export const answerBooth = post('/page/open-day-booths/{booth}/answer', {
  summary: 'Accept or decline a booth, or leave one while nobody has booked there',
  who: member('openday.manage'),
  takes: { booth: z.uuid(), move: z.enum(['accept', 'decline', 'leave']) },
  gives: answer(Booth),
  refuses: ['not_found', 'booth_state', 'open_day_state', 'slots_booked', 'desk_waited_for'],
})
export const saveBooth = put('/page/open-day-booths/{booth}', {
  summary: 'Save the desks and jobs of an own booth; half-hours with bookings stay open',
  who: member('openday.manage'),
  takes: {
    booth: z.uuid(),
    version,
    jobs: z.array(z.uuid()).max(50).default([]),
    desks: z.array(Desk).max(mostBoothDesks).default([]),
  },
  gives: answer(Booth),
  refuses: [
    'not_found',
    'changed_meanwhile',
    'booth_state',
    'open_day_state',
    'slots_booked',
    'desk_waited_for',
    'invalid',
  ],
})

import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { dayStates } from '#features/open-days/open-days/day-states.ts'
import { deskWays } from '#features/open-days/open-days/rules.ts'
import { visitStates } from '#features/open-days/visits/visit-states.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { flag, moment } from '#platform/shared/fields.ts'
import { mostAtOnce } from './rules.ts'

const day = { day: z.uuid() }
const may = member('openday.staff')

const AtDoor = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  state: z.enum(visitStates),
  way: z.enum(deskWays),
  school: z.string().nullable(),
  when: z.object({ date: z.string(), half: z.number() }).nullable(),
  desk: z.string().nullable(),
  number: z.number().nullable(),
  checked_in_at: moment.nullable(),
  /** Who let them in. */
  by: z.string().nullable(),
  /** Cannot stand for long, or has to go soon: called before the others. */
  goes_first: z.boolean(),
})
export type AtDoor = z.output<typeof AtDoor>

export const showDoor = get('/page/open-days/{day}/door', {
  summary: 'Who is expected at an open day and who is in, as a device at the door keeps it',
  who: may,
  takes: day,
  gives: answer(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(dayStates),
      time_zone: z.string(),
      /** How many the house holds, where the company said so. */
      most_inside: z.number().nullable(),
      /** Behind the code for the wall; null where people come with a booking only. */
      walk_in_url: z.string().nullable(),
      counts: z.object({ expected: z.number(), came: z.number(), inside: z.number() }),
      people: z.array(AtDoor),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['visit.moved', 'visit.put_first', 'open_day.moved', 'open_day.changed'],
})

export const checkIn = post('/page/open-days/{day}/check-ins', {
  summary:
    'Let people in, one or those whom a device wrote down while it had no line; each once, whoever asks and however often',
  who: may,
  takes: {
    ...day,
    entries: z
      .array(z.object({ visit: z.uuid(), at: moment }))
      .min(1)
      .max(mostAtOnce),
  },
  gives: answer(
    z.array(
      z.object({
        visit: z.string(),
        /** In by this; in before, by somebody else or at another time; or not to be let in, as the state says. */
        result: z.enum(['in', 'already', 'not_possible', 'unknown']),
        person: AtDoor.nullable(),
      }),
    ),
  ),
  refuses: ['not_found', 'open_day_state'],
  limit: { times: 6000, seconds: 3600, per: 'account' },
})

export const checkOut = post('/page/open-days/{day}/visits/{visit}/departure', {
  summary: 'Somebody goes before they were seen; the number inside falls by one',
  who: may,
  takes: { ...day, visit: z.uuid() },
  gives: answer(AtDoor),
  refuses: ['not_found', 'visit_state'],
})

export const bringBack = post('/page/open-days/{day}/visits/{visit}/return', {
  summary:
    'Somebody who was marked as left, or as not there when called, is there after all: in the line again, with the number they had',
  who: may,
  takes: { ...day, visit: z.uuid() },
  gives: answer(AtDoor),
  refuses: ['not_found', 'visit_state', 'open_day_state'],
})

export const putFirst = post('/page/open-days/{day}/visits/{visit}/priority', {
  summary:
    'Let somebody who cannot wait for long be called before the others, or in their turn again; at the door of the day or a desk they visit',
  who: may,
  takes: { ...day, visit: z.uuid(), first: flag },
  gives: done,
  refuses: ['not_found', 'visit_state'],
  limit: { times: 600, seconds: 600, per: 'account' },
})

export const walkInQr = get('/page/open-days/{day}/door/walk-in-qr', {
  summary: 'The QR code for the wall, as SVG: whoever has no booking gets a number behind it',
  who: may,
  takes: day,
  gives: z.unknown(),
  refuses: ['not_found'],
})

import { z } from 'zod'
import { answer, del, done, get, put } from '#platform/shared/contract.ts'
import { calendarDay, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { problems } from './rules.ts'

const Calendar = z.object({
  /** The machine it lies on; the address itself is never shown again. */
  host: z.string(),
  /** Null until it was read for the first time. */
  read_at: moment.nullable(),
  problem: z.enum(problems).nullable(),
})
const shown = answer(Calendar.nullable())
const refreshedBy = ['outside_calendar.read']
const limit = { times: 30, seconds: 3600 }

/** As calendars give it out: `webcal` is another word for https. */
const address = z
  .string()
  .trim()
  .max(1000)
  .transform((text) => text.replace(/^webcals?:\/\//i, 'https://'))
  .pipe(z.url({ protocol: /^https?$/, error: 'web_address' }))

export const showOutsideCalendar = get('/user/outside-calendar', {
  summary: 'The own calendar kept elsewhere, whose busy hours are known here; null for none',
  who: signedIn,
  gives: shown,
  refreshedBy,
})
export const keepOutsideCalendar = put('/user/outside-calendar', {
  summary:
    'Give the address of a calendar (RFC 5545): the hours it says one is busy are read now and every half hour, and nothing else of it',
  who: signedIn,
  takes: { address },
  gives: shown,
  refuses: ['invalid'],
  limit,
})
export const endOutsideCalendar = del('/user/outside-calendar', {
  summary: 'Read that calendar no more, and forget its hours',
  who: signedIn,
  gives: done,
  limit,
})
export const listOutsideHours = get('/user/outside-hours', {
  summary:
    'One’s own busy hours from that calendar in the seven days from this one on, as it begins and ends anywhere on earth',
  who: signedIn,
  takes: { from: calendarDay },
  gives: answer(z.array(z.object({ from: moment, to: moment }))),
  refreshedBy,
})

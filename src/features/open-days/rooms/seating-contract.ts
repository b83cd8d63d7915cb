import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, done, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { longerBy, seatMoves } from './rules.ts'

export const moveSeats = post('/page/open-days/{day}/seating', {
  summary:
    'Move staff while the day goes on: seat a member at a desk and nowhere else, let one go, swap the staff of two desks, or let a desk call another team’s queue',
  who: member('openday.manage'),
  takes: {
    day: z.uuid(),
    desk: z.uuid(),
    move: z.enum(seatMoves),
    /** Whom to seat, or to let go. */
    user: z.uuid().optional(),
    /** The other desk of a swap. */
    with: z.uuid().optional(),
    /** Whose queue; the desk’s own team for what it was. */
    team: z.coerce.number().int().min(1).max(10_000).optional(),
  },
  gives: done,
  refuses: ['not_found', 'open_day_state', 'invalid'],
  limit: { times: 300, seconds: 600, per: 'account' },
})

export const extendDay = post('/page/open-days/{day}/extension', {
  summary: 'Let an open day that goes on end later, by four hours at most altogether',
  who: member('openday.manage'),
  takes: { day: z.uuid(), minutes: z.coerce.number().pipe(z.literal(longerBy)) },
  gives: answer(z.object({ ends_at: moment })),
  refuses: ['not_found', 'open_day_state', 'invalid'],
  limit: { times: 60, seconds: 3600 },
})

export const announce = post('/page/open-days/{day}/announcements', {
  summary: 'Say something to everybody in the room: to visitors on their phones, to the big screen, to the desks',
  who: member('openday.manage'),
  takes: { day: z.uuid(), words: line(280, 2) },
  gives: done,
  refuses: ['not_found', 'open_day_state'],
  limit: { times: 60, seconds: 3600 },
})

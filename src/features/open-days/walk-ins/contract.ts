import { z } from 'zod'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { DayQuestion } from '#features/open-days/open-days/day-fields.ts'
import { brought, reach } from '#features/open-days/visits/contract.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

const key = { key: z.string().max(400) }

export const showWalkIn = get('/walk-ins/{key}', {
  summary:
    'What the QR code on the wall of an open day leads to: whom one may see, what is asked, whether there is room',
  who: anyone,
  takes: key,
  gives: answer(
    z.object({
      day: z.string(),
      title: z.string(),
      company: z.string(),
      country_code: z.string(),
      /** Teams of the host, and of companies with a booth. */
      teams: z.array(z.object({ team: z.number(), name: z.string(), booth: z.string().nullable() })),
      questions: z.array(DayQuestion.extend({ id: z.string() })),
      cv_needed: z.boolean(),
      /** Why nobody is let in at the moment. */
      closed_to: z.enum(['walk_in_closed', 'house_full']).nullable(),
    }),
  ),
  refuses: ['link_expired'],
  // a hall has one address for everybody in it
  limit: { times: 6_000, seconds: 300 },
})

export const walkIn = post('/walk-ins/{key}', {
  summary: 'Come in without a booking: whoever stands at the wall is let in with a number',
  who: anyone,
  takes: {
    ...key,
    ...reach,
    ...brought,
    /** The same for every try of one form: a try whose answer was lost gives the same number again. */
    attempt: z.uuid(),
    team: z.coerce.number().int().min(1).max(10_000),
  },
  gives: answer(
    z.object({
      /** Leads to the room. */
      key: z.string(),
      /** Of an account that had booked, or is in. */
      again: z.boolean(),
    }),
  ),
  refuses: [
    ...['link_expired', 'walk_in_closed', 'house_full', 'cv_needed', 'cv_state', 'not_allowed', 'invalid'],
    ...fileRefusals,
  ],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 2_000, seconds: 600 },
})

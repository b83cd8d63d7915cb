import { z } from 'zod'
import { answer, post } from '#platform/shared/contract.ts'
import { email, moment, prose } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { complaintReasons, mostMessages } from './rules.ts'

const said = {
  reason: z.enum(complaintReasons),
  note: prose(2000).default(''),
  /** Where a guest hears what came of it. */
  email: z.union([z.literal('').transform(() => undefined), email]).optional(),
}
const byAnybody = {
  who: anyone,
  gives: answer(z.object({ hears: z.boolean() })),
  refuses: ['not_found', 'own_complaint', 'invalid'],
  status: 201,
  limit: { times: 10, seconds: 3600 },
  proof: true,
}

export const reportJob = post('/jobs/{job}/complaints', {
  summary: 'Report a job to the staff; twice is once, and nobody else learns who did',
  takes: { job: z.uuid(), ...said },
  ...byAnybody,
})
export const reportCompany = post('/company-pages/{page}/complaints', {
  summary: 'Report a company to the staff; twice is once, and nobody else learns who did',
  takes: { page: z.uuid(), ...said },
  ...byAnybody,
})

export const reportThread = post('/threads/{thread}/complaints', {
  summary:
    'Report the other side of a conversation, with chosen messages: it is blocked at once, and staff see these messages and no others. Twice adds to the first',
  who: signedIn,
  takes: {
    thread: z.uuid(),
    reason: z.enum(complaintReasons),
    note: prose(2000).default(''),
    messages: z.array(z.uuid()).min(1).max(mostMessages),
  },
  gives: answer(z.object({ blocked: z.boolean() })),
  refuses: ['not_found', 'not_allowed', 'invalid'],
  status: 201,
  limit: { times: 10, seconds: 3600, per: 'account' },
})

/** A message as it stood when it was reported. */
export const ReportedMessage = z.object({
  id: z.string(),
  at: moment,
  name: z.string(),
  /** Of whoever reported. */
  mine: z.boolean(),
  text: z.string(),
  files: z.array(z.string()),
})

import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, page as list, post } from '#platform/shared/contract.ts'
import { email, idCursor, moment, prose } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { complaintReasons, complaintStates, mostMessages } from './rules.ts'

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

export const Complaint = z.object({
  id: z.string(),
  reason: z.enum(complaintReasons),
  note: z.string(),
  /** What it is about, as it read when it was reported. */
  title: z.string(),
  company: z.string(),
  text: z.string(),
  address: z.string(),
  job: z.string().nullable(),
  about: z.enum(['job', 'company', 'person']),
  /** Of a conversation what was reported of it, nothing else. */
  messages: z.array(ReportedMessage),
  /** Reports of the same thing, and how many of them were upheld. */
  times: z.number(),
  upheld: z.number(),
  by_account: z.boolean(),
  state: z.enum(complaintStates),
  words: z.string(),
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  created_at: moment,
})
export type Complaint = z.output<typeof Complaint>

export const listComplaints = get('/admin/complaints', {
  summary: 'What was reported: what is open, longest first; or what was decided, latest first',
  who: staff('staff.complaint.decide'),
  takes: { show: z.enum(['open', 'decided']).default('open'), cursor: idCursor },
  gives: list(Complaint).extend({ open: z.number() }),
  refreshedBy: ['complaint.sent', 'complaint.decided'],
})

export const decideComplaint = post('/admin/complaints/{complaint}/decision', {
  summary: 'Uphold a report or not, in words that whoever reported reads',
  who: staff('staff.complaint.decide'),
  takes: { complaint: z.uuid(), decision: z.enum(['upheld', 'dismissed']), words: prose(1000, 3) },
  gives: done,
  refuses: ['not_found', 'already_decided', 'invalid'],
})

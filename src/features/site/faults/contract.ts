import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

export const reportFault = post('/user-public/page-faults', {
  summary: 'That something of a page failed in a browser; nothing of the visitor is kept',
  who: anyone,
  takes: {
    path: z.string().min(1).max(2_000).startsWith('/'),
    name: z.string().max(100).default(''),
    message: z.string().max(2_000).default(''),
    stack: z.string().max(8_000).default(''),
  },
  gives: raw,
  status: 204,
  limit: { times: 20, seconds: 60, per: 'address' },
})

const Fault = z.object({
  side: z.enum(['server', 'browser']),
  /** The call, or the part of the site. */
  place: z.string(),
  what: z.string(),
  /** The file and line; empty where nobody knows. */
  code: z.string(),
  /** Within the last seven days. */
  times: z.number(),
  first_at: moment,
  last_at: moment,
})
export type FaultRow = z.output<typeof Fault>

export const listFaults = get('/admin/work/faults', {
  summary: 'What failed unforeseen within the last seven days, in browsers and on the server: the latest fifty',
  who: staff('staff.work.watch'),
  gives: answer(z.array(Fault)),
})

import { z } from 'zod'
import { ways } from '#features/jobs/jobs/way-rules.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { flag } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

export const registerVisit = get('/user-public/visit', {
  summary: 'Count that a part of the site was opened; nothing of the visitor is kept',
  who: anyone,
  takes: {
    path: z.string().min(1).max(2_000).startsWith('/'),
    referrer: z.string().max(4_000).default(''),
    /** The last part of the address of a job or company page that was opened, and how one came there. */
    job: z.string().max(300).optional().catch(undefined),
    company: z.string().max(300).optional().catch(undefined),
    /** An application to the job was begun. */
    start: flag.optional().catch(undefined),
    source: z.enum(ways).default('direct').catch('direct'),
    source_detail: z.string().max(60).default('').catch(''),
    /** The page one works for, so that its own team is not counted; not kept. */
    team: z.uuid().optional().catch(undefined),
  },
  gives: raw,
  status: 204,
  limit: { times: 120, seconds: 60, per: 'address' },
})

export const listVisits = get('/admin/visits', {
  summary: 'Visits by day, part of the site or source, newest and largest first; the last thirty days unless said',
  who: staff('staff.visit.read'),
  takes: {
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    by: z.enum(['day', 'path', 'source', 'language']).default('day'),
  },
  gives: answer(z.array(z.object({ key: z.string(), count: z.number() }))).extend({
    total: z.number(),
    from: z.string(),
    to: z.string(),
  }),
  refuses: ['invalid'],
})

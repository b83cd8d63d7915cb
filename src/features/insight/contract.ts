import { z } from 'zod'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { anyone, siteAdmin } from '#platform/shared/who.ts'

export const registerVisit = get('/user-public/visit', {
  summary: 'Count that a part of the site was opened; nothing of the visitor is kept',
  who: anyone,
  takes: { path: z.string().min(1).max(2_000).startsWith('/'), referrer: z.string().max(4_000).default('') },
  gives: raw,
  status: 204,
  limit: { times: 120, seconds: 60, per: 'address' },
})

export const listVisits = get('/admin/visits', {
  summary: 'Visits by day, part of the site or source, newest and largest first; the last thirty days unless said',
  who: siteAdmin,
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

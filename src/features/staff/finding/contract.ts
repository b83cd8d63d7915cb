import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/fields.ts'

export const findKinds = ['person', 'page', 'job', 'order', 'voucher'] as const

const Found = z.object({
  id: z.string(),
  title: z.string(),
  /** An address, a company, a number: what tells two of one name apart. */
  hint: z.string(),
  state: z.string(),
  link: z.string(),
})
export type FoundThing = z.output<typeof Found>

export const findAnything = get('/admin/find', {
  summary:
    'People, companies, jobs, orders and vouchers by name, address, phone, id, domain, reference or code, as far as one may read them',
  who: staff('staff.find'),
  takes: { q: line(200, 2) },
  gives: answer(
    z.array(
      z.object({ kind: z.enum(findKinds), items: z.array(Found), /** Whether there are more. */ more: z.boolean() }),
    ),
  ),
  limit: { times: 300, seconds: 600, per: 'account' },
})

import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { tableFormat } from '#platform/shared/fields.ts'

const may = member('submission')
const asked = {
  /** The first and the last month; this year so far where nothing is said. */
  from: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  to: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
}

export const CommissionRow = z.object({
  month: z.string(),
  recruiter_id: z.string().nullable(),
  recruiter: z.string(),
  currency: z.string(),
  placements: z.number(),
  /** In smallest units, less what went back. */
  fees: z.number(),
  share: z.number(),
  in_guarantee: z.number(),
})
export type CommissionRow = z.output<typeof CommissionRow>

export const showCommission = get('/page/commission', {
  summary: 'Fees and own share by recruiter, month and currency; those who lead see all, others their own',
  who: may,
  takes: asked,
  gives: answer(z.array(CommissionRow)).extend({ from: z.string(), to: z.string() }),
  refreshedBy: ['placement.moved'],
})
export const exportCommission = get('/page/commission/file', {
  summary: 'The same as a table file',
  who: may,
  takes: { ...asked, format: tableFormat.default('xlsx') },
  gives: raw,
  limit: { times: 30, seconds: 3600 },
})

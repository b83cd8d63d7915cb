import { z } from 'zod'
import { feeAmount } from '#features/agencies/clients/contract.ts'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { calendarDay, language, line } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { PlacementInvoice } from './contract.ts'
import { mostDueDays } from './placement-rules.ts'

const bills = member('billing')
const one = { invoice: z.uuid() }
const paper = {
  due_days: z.coerce.number().int().min(0).max(mostDueDays).default(30),
  tax_percent: z.coerce
    .number()
    .min(0)
    .max(50)
    .transform((percent) => Math.round(percent * 100) / 100)
    .default(0),
  /** Legal name and address of the client, as they stand on the paper. */
  billed_to: line(160, 2),
  address: line(300, 0).default(''),
  tax_number: line(40, 0).default(''),
}

export const issuePlacementInvoice = post('/page/placements/{placement}/invoices', {
  summary: 'Invoice the fee of a placement, whole or in parts, numbered without gaps by page and year',
  who: bills,
  takes: {
    placement: z.uuid(),
    /** A part of the fee in smallest units, without tax; all that is not invoiced yet where none is said. */
    amount: feeAmount.optional(),
    ...paper,
  },
  gives: answer(PlacementInvoice),
  refuses: ['not_found', 'invalid', 'invoice_known', 'placement_state'],
  status: 201,
  limit: { times: 120, seconds: 3600 },
})
export const issueRetainer = post('/page/placement-invoices', {
  summary:
    'Invoice a part of a fee in advance for a client’s job; it counts towards the fee of whoever is placed there first',
  who: bills,
  takes: {
    mandate: z.uuid(),
    amount: feeAmount,
    currency: currencyCode,
    ...paper,
  },
  gives: answer(PlacementInvoice),
  refuses: ['not_found', 'invalid', 'mandate_state'],
  status: 201,
  limit: { times: 120, seconds: 3600 },
})
export const payPlacementInvoice = post('/page/placement-invoices/{invoice}/paid', {
  summary: 'Write down the day an invoice was paid; without a day that it is not paid after all',
  who: bills,
  takes: { ...one, paid_on: calendarDay.nullish() },
  gives: answer(PlacementInvoice),
  refuses: ['not_found', 'invalid', 'invoice_credited'],
})
export const mailPlacementInvoice = post('/page/placement-invoices/{invoice}/mail', {
  summary: 'Mail an invoice or credit note to the client’s contact, as a link that works for ninety days',
  who: bills,
  takes: { ...one, lang: language.optional() },
  gives: answer(z.object({ email: z.string() })),
  refuses: ['not_found', 'invalid', ...voiceless],
  limit: { times: 60, seconds: 3600 },
})
export const printPlacementInvoice = get('/page/placement-invoices/{invoice}/pdf', {
  summary: 'An invoice or credit note as a PDF, in one of four languages',
  who: bills,
  takes: { ...one, lang: language.optional() },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 120, seconds: 3600 },
})
export const openPlacementInvoice = get('/placement-invoices/{key}', {
  summary: 'The same by the link that was mailed',
  who: anyone,
  takes: { key: z.string().max(100), lang: language.optional() },
  gives: raw,
  refuses: ['link_expired'],
  limit: { times: 60, seconds: 300 },
})

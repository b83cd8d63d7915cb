import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, put, raw } from '#platform/shared/contract.ts'
import { calendarDay, integerMax, line, lookupId, tableFormat } from '#platform/shared/fields.ts'
import { kinds, linesOnScreen, mostCorrected, mostLines } from './rules.ts'

const kind = z.enum(kinds)
const refreshedBy = ['ledger.moved', 'ledger.limit_set']

/** What came in together and ends together, as far as it is left. */
const Lot = z.object({ free: z.number(), source: z.enum(['bought', 'granted', 'returned']), ends_at: z.string() })
export const Balance = z.object({ kind, free: z.number(), held: z.number(), lots: z.array(Lot) })

/** One line of a statement. */
export const Entry = z.object({
  id: z.number(),
  at: z.string(),
  kind,
  what: z.enum(['grant', 'purchase', 'spend', 'capture', 'refund', 'end', 'correct', 'revoke']),
  /** An action, a voucher, staff: worded under `ledger.for`. */
  for: z.string(),
  note: z.string().nullable(),
  amount: z.number(),
  /** What the page had after it, what is set aside included. */
  balance: z.number(),
  /** Null for what happened by itself, and for staff. */
  by: z.string().nullable(),
  by_staff: z.boolean(),
})
export type Entry = z.output<typeof Entry>

export const statementFields = {
  kind: kind.optional(),
  /** What came in, or what went out. */
  way: z.enum(['in', 'out']).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
}

export const showBalances = get('/page/balances', {
  summary:
    'Coins, CV credits and text messages of the own page, with what ends when, and what the caller may still spend this month',
  who: member('spend'),
  gives: answer(
    z.object({
      balances: z.array(Balance),
      /** Of kinds that are limited for the caller. */
      limits: z.array(z.object({ kind, monthly: z.number(), spent: z.number() })),
    }),
  ),
  refreshedBy,
})
export const listEntries = get('/page/ledger', {
  summary: 'What came in and went out, the latest first; whoever spends within a limit reads what is the own',
  who: member('spend'),
  takes: {
    ...statementFields,
    lines: z.coerce.number().int().min(1).max(mostLines).default(linesOnScreen),
    cursor: lookupId.optional(),
  },
  gives: answer(z.array(Entry)).extend({ next_cursor: z.string().nullable() }),
  refuses: ['invalid'],
  refreshedBy,
})
export const exportEntries = get('/page/ledger/file', {
  summary: 'The same as CSV or XLSX, the latest five thousand lines',
  who: member('spend'),
  takes: { ...statementFields, format: tableFormat.default('xlsx') },
  gives: raw,
  refuses: ['invalid'],
  limit: { times: 60, seconds: 3_600, per: 'account' },
})

const Limit = z.object({
  user: z.string(),
  name: z.string(),
  role: z.string(),
  /** `monthly` is null where the member is not limited. */
  limits: z.array(z.object({ kind, monthly: z.number().nullable(), spent: z.number() })),
})
export const listLimits = get('/page/spending-limits', {
  summary: 'Members who may spend, what each may spend a month and has spent this month',
  who: member('page.members'),
  gives: answer(z.array(Limit)),
  refreshedBy,
})
export const setLimit = put('/page/spending-limits/{user}', {
  summary: 'Limit what a member may spend a month; null takes the limit away',
  who: member('page.members'),
  takes: { user: z.uuid(), kind, monthly: z.number().int().min(0).max(integerMax).nullable() },
  gives: done,
  refuses: ['not_found'],
})

export const showBooks = get('/admin/ledger', {
  summary: 'A page with its balances and last entries, and accounts whose books do not agree',
  who: staff('staff.money.move'),
  takes: { page: z.uuid().optional(), q: z.string().trim().max(100).default('') },
  gives: answer(
    z.object({
      /** Pages of that name, a few. */
      found: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string() })),
      page: z
        .object({ id: z.string(), name: z.string(), balances: z.array(Balance), entries: z.array(Entry) })
        .nullable(),
      wrong: z.array(z.object({ page: z.string(), name: z.string(), kind })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
})
export const correctBalance = post('/admin/pages/{page}/ledger', {
  summary: 'Give a page coins, credits or messages, or take some back; the note is shown to the page',
  who: staff('staff.money.move'),
  takes: {
    page: z.uuid(),
    kind,
    amount: z
      .number()
      .int()
      .min(-mostCorrected)
      .max(mostCorrected)
      .refine((amount) => amount !== 0),
    note: line(200, 3),
    /** Chosen by the caller, so that a second try gives nothing twice. */
    request: z.uuid(),
  },
  gives: done,
  refuses: ['not_found', 'no_coins', 'no_credits', 'no_sms', 'settled_otherwise'],
})

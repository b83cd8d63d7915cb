import { z } from 'zod'
import { guaranteeKinds } from '#features/agencies/clients/rules.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { answer, del, done, get, page, post } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, line, moment, prose } from '#platform/shared/fields.ts'
import { placementEvents, placementStates } from './placement-states.ts'

const may = member('submission')
const live = ['placement.moved', 'placement.billed', 'submission.moved'] as const
const one = { placement: z.uuid() }
const day = calendarDay
const none = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)
const periods = ['hour', 'day', 'month', 'year'] as const

export const PlacementInvoice = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  /** In smallest units, with and without tax. */
  amount: z.number(),
  total: z.number(),
  tax_percent: z.number(),
  currency: z.string(),
  issued_on: day,
  due_on: day,
  paid_on: day.nullable(),
  /** With tax: what credit notes took off it, and what is still to be paid. */
  credited: z.number(),
  left: z.number(),
  /** Past its day, with something left to be paid. */
  late: z.boolean(),
})
export type PlacementInvoice = z.output<typeof PlacementInvoice>

export const Placement = z.object({
  id: z.string(),
  submission: z.string(),
  state: z.enum(placementStates),
  name: z.string(),
  client: z.object({ id: z.string(), name: z.string() }),
  job: z.string(),
  starts_on: day,
  salary: z.number(),
  salary_currency: z.string(),
  salary_period: z.enum(periods),
  /** Frozen when it was written down, in smallest units; nothing for a replacement. */
  fee: z.number(),
  fee_kind: z.enum(['percent', 'fixed']),
  fee_percent: z.number().nullable(),
  fee_currency: z.string(),
  own_share: z.number(),
  shared_with: z.string(),
  guarantee_days: z.number(),
  guarantee_kind: z.enum(guaranteeKinds),
  guarantee_until: day.nullable(),
  /** Which day of it, from 1. */
  guarantee_day: z.number(),
  left_on: day.nullable(),
  left_why: z.string(),
  replace_until: day.nullable(),
  /** What goes back, or would if it were refunded today. */
  refund: z.number().nullable(),
  is_replacement: z.boolean(),
  recruiter: z.string().nullable(),
  /** The one to look at: the oldest of which something is left to be paid, else the last. */
  invoice: PlacementInvoice.nullable(),
  /** Of the fee, in smallest units: invoiced in parts or at once, and paid in advance. */
  invoiced: z.number(),
  version: z.number(),
})
export type Placement = z.output<typeof Placement>

/** Somebody put forward who may be written down as placed, with the pay they approved. */
const ToPlace = z.object({
  submission: z.string(),
  name: z.string(),
  client: z.string(),
  job: z.string(),
  salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(periods).nullable(),
})
export type ToPlace = z.output<typeof ToPlace>

const Money = z.object({ currency: z.string(), amount: z.number() })

export const listPlacements = get('/page/placements', {
  summary: 'Placements, the latest start first: fee, guarantee and invoice; with those that wait to be completed',
  who: may,
  takes: { state: z.enum(placementStates).optional().catch(undefined), cursor: idCursor },
  gives: page(Placement).extend({
    counts: z.record(z.string(), z.number()),
    /** Hired by the client, with no start and salary written down yet. */
    to_complete: z.array(ToPlace.extend({ hired_at: moment })),
    /** Paid in advance, and counted towards no fee yet. */
    retainers: z.array(PlacementInvoice.extend({ client: z.string(), job: z.string() })),
    /** Invoiced this quarter, and of all fees what is still under guarantee. */
    invoiced: z.array(Money),
    in_guarantee: z.array(Money),
  }),
  refuses: ['invalid'],
  refreshedBy: live,
})
export const showPlacement = get('/page/placements/{placement}', {
  summary: 'One placement with its papers and what happened',
  who: may,
  takes: one,
  gives: answer(
    Placement.extend({
      may: z.array(z.enum(placementEvents)),
      /** It was written down by mistake, and nothing hangs on it yet. */
      may_remove: z.boolean(),
      /** Who of the same client may replace whoever left, while that is free. */
      may_replace: z.array(ToPlace),
      papers: z.array(PlacementInvoice),
      /** Whom one may mail an invoice. */
      contact: z.object({ name: z.string(), email: z.string().nullable() }),
      history: z.array(
        z.object({ what: z.string(), by: z.string().nullable(), why: z.string().nullable(), at: moment }),
      ),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: live,
})
export type PlacementDetail = z.output<(typeof showPlacement)['gives']>['data']
export const addPlacement = post('/page/submissions/{submission}/placement', {
  summary:
    'Write down that somebody put forward is hired: start, salary, own share. The fee is counted by the terms and frozen; a replacement is free',
  who: may,
  takes: {
    submission: z.uuid(),
    starts_on: day,
    salary: payAmount,
    salary_currency: currencyCode,
    salary_period: z.enum(periods),
    own_share: none(z.coerce.number().int().min(1).max(100)),
    shared_with: none(line(160)),
    /** The placement it replaces within its guarantee. */
    replaces: none(z.uuid()),
  },
  gives: answer(Placement),
  refuses: ['not_found', 'invalid', 'submission_state', 'placement_known', 'placement_state', 'replacement_late'],
  status: 201,
  limit: { times: 120, seconds: 3600 },
})
export const movePlacement = post('/page/placements/{placement}/moves', {
  summary: 'They began, never came, left, stayed after all; or what the guarantee owes: refund, or nothing any more',
  who: may,
  takes: {
    ...one,
    event: z.enum(['start', 'cancel', 'leave', 'stay', 'refund', 'lose']),
    left_on: day.optional(),
    why: prose(1000).default(''),
  },
  gives: answer(Placement),
  refuses: ['not_found', 'invalid', 'placement_state', 'guarantee_over'],
})
export const removePlacement = del('/page/placements/{placement}', {
  summary:
    'Take back what was written down by mistake, as long as no paper was issued; the person waits to be completed again',
  who: may,
  takes: one,
  gives: done,
  refuses: ['not_found', 'placement_state'],
})

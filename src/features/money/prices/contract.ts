import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { kinds } from '#features/money/ledger/rules.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, put } from '#platform/shared/contract.ts'
import { actions } from './rules.ts'

const action = z.enum(actions as [(typeof actions)[number], ...(typeof actions)[number][]])
const variant = z.string().max(40)
/** A country as lookups number it; null for everywhere that has no price of its own. */
const country_id = countryId.nullable()
/** A brand whose own price it is; null for all that have none. */
const brand = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .nullable()
const numbers = {
  cost: z.number().int().min(0).max(10_000),
  free_monthly: z.number().int().min(0).max(100_000),
  /** So many at once cost nothing. */
  free_at_once: z.number().int().min(0).max(10_000),
  /** For how long it is paid; null for what happens once. */
  days: z.number().int().min(1).max(365).nullable(),
}

/** What a new version may leave as it is. */
const asBefore = { free_at_once: numbers.free_at_once.optional(), days: numbers.days.unwrap().optional() }

const Price = z.object({ action, variant, kind: z.enum(kinds), ...numbers, from_at: z.string() })
const Version = Price.extend({
  country_id,
  country: z.string().nullable(),
  brand,
  until_at: z.string().nullable(),
  set_by: z.string().nullable(),
})
export type Version = z.output<typeof Version>

export const listPrices = get('/page/prices', {
  summary: 'What things cost the own page now',
  who: member('page.read'),
  gives: answer(z.array(Price)),
  refreshedBy: ['price.set'],
})
export const listVersions = get('/admin/prices', {
  summary: 'All prices, those that are over too, the latest first within each',
  who: staff('staff.price.set'),
  gives: answer(z.array(Version)).extend({
    /** The brand of this site. */
    brand: z.string(),
  }),
  refreshedBy: ['price.set'],
})
export const setPrice = put('/admin/prices', {
  summary: 'Give an action a new price from now on; what was spent keeps the price of its day',
  who: staff('staff.price.set'),
  takes: { action, variant, country_id: country_id.default(null), brand: brand.default(null), ...numbers, ...asBefore },
  gives: listVersions.gives,
  refuses: ['not_found'],
})

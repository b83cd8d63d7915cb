import type { Kind } from '#features/money/ledger/rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Action } from './rules.ts'

type Free = { free_monthly: number; free_at_once: number }
/** For how long it is paid; null for what happens once. */
type Days = { days: number | null }
/** A price as it stands now; its id is kept with what is spent. */
export type Price = { id: string; variant: string; kind: Kind; cost: number; from_at: Date } & Free & Days

type Site = Pick<Context, 'settings'>

/** The prices of an action for a page, by variant: those of this brand and of its country before those of all, the brand's first. */
export async function pricesOf(
  { settings: { BRAND } }: Site,
  db: Db | Tx,
  action: Action,
  page: string,
): Promise<Map<string, Price>> {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('pages', (join) => join.on('pages.id', '=', page))
    .select(['prices.id', 'variant', 'prices.kind', 'cost', 'free_monthly', 'free_at_once', 'days', 'from_at'])
    .where('action', '=', action)
    .where('until_at', 'is', null)
    .where((eb) =>
      eb.or([eb('prices.country_id', 'is', null), eb('prices.country_id', '=', eb.ref('pages.country_id'))]),
    )
    .where((eb) => eb.or([eb('prices.brand', 'is', null), eb('prices.brand', '=', BRAND)]))
    // the last of a variant stays in the map
    .orderBy((eb) => eb('prices.brand', 'is not', null))
    .orderBy((eb) => eb('prices.country_id', 'is not', null))
    .execute()
  return new Map(rows.map((row) => [row.variant, { ...row, kind: row.kind }]))
}

/** The price of one variant. @throws Refused not_found: there is none, which no release is without */
export const priceOf = async (site: Site, db: Db | Tx, action: Action, variant: string, page: string): Promise<Price> =>
  found((await pricesOf(site, db, action, page)).get(variant))

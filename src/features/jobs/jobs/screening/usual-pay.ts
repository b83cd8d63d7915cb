import { sql } from 'kysely'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import type { JobFields } from '../job-fields.ts'
import type { UsualPay } from './finding.ts'
import plausible from './plausible-pay.json' with { type: 'json' }

/** So many published salaries make a usual one. */
const enough = 20

/** What is paid for this position here, else in this industry, else anywhere in the country; in US dollars a month. */
export async function usualPay(db: Db | Tx, fields: JobFields): Promise<UsualPay | null> {
  const { position_id, industry_id, country_id, salary_currency, salary_period, salary_min, salary_max } = fields
  if (!salary_currency || !salary_period || !(salary_min || salary_max)) return null
  const published = async (of: 'position' | 'industry', id: number | null): Promise<UsualPay | null> => {
    if (!id) return null
    const row = await db
      .selectFrom('job_search')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        sql<number>`percentile_cont(0.1) within group (order by salary_month_usd)`.as('low'),
        sql<number>`percentile_cont(0.9) within group (order by salary_month_usd)`.as('high'),
      ])
      .where(`${of}_id`, '=', id)
      .where('country_id', '=', country_id)
      .where('salary_month_usd', 'is not', null)
      .executeTakeFirstOrThrow()
    return row.count >= enough ? { low: row.low, high: row.high, of } : null
  }
  return (
    (await published('position', position_id)) ??
    (await published('industry', industry_id)) ?? { ...plausibleIn(countryCode(country_id)), of: 'country' }
  )
}

/** Written by hand from published minimum wages and pay of the best paid; wide, so that only slips fall outside. */
export function plausibleIn(country: string): { low: number; high: number } {
  const [low, high] = (plausible.countries as Record<string, number[]>)[country] ?? plausible.elsewhere
  return { low: low as number, high: high as number }
}

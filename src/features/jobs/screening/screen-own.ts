import { sql } from 'kysely'
import { countryCode } from '#features/lookups/country-id.ts'
import type { Tx } from '#platform/server/context.ts'
import type { JobFields } from '../job-fields.ts'
import type { Finding, ScreeningFacts } from './finding.ts'
import { screenJob } from './screen-job.ts'

/** So many published salaries make a usual one. */
const enough = 20

/** What the automatic look finds in a job of this page. */
export async function findingsIn(tx: Tx, page: string, fields: JobFields): Promise<Finding[]> {
  const has_legal_ground = fields.legal_ground.trim() !== '' && fields.permit_number.trim() !== ''
  return screenJob({ ...fields, has_legal_ground }, await factsFor(tx, page, fields))
}

/** A block keeps even a trusted page's job for a person's look. */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'block')

async function factsFor(tx: Tx, id: string, fields: JobFields): Promise<ScreeningFacts> {
  const page = await tx
    .selectFrom('pages')
    .select(['name', 'email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    page_name: page.name,
    verified_domain: page.email_verified_at ? (page.email?.split('@')[1] ?? null) : null,
    country_code: countryCode(fields.country_id),
    usual_pay: await usualPay(tx, fields),
  }
}

/** The lower and upper tenth of what jobs like this pay here; null where too few say so. */
async function usualPay(tx: Tx, fields: JobFields): Promise<ScreeningFacts['usual_pay']> {
  const { position_id, country_id, salary_currency, salary_period, salary_min, salary_max } = fields
  if (!position_id || !salary_currency || !salary_period || !(salary_min || salary_max)) return null
  const row = await tx
    .selectFrom('jobs')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`percentile_cont(0.1) within group (order by coalesce(salary_min, salary_max))`.as('low'),
      sql<number>`percentile_cont(0.9) within group (order by coalesce(salary_max, salary_min))`.as('high'),
    ])
    .where('state', '=', 'live')
    .where('position_id', '=', position_id)
    .where('country_id', '=', country_id)
    .where('salary_currency', '=', salary_currency)
    .where('salary_period', '=', salary_period)
    .where((or) => or.or([or('salary_min', 'is not', null), or('salary_max', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return row.count >= enough ? { low: row.low, high: row.high } : null
}

import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import type { JobFields } from '../job-fields.ts'
import { rulesInForce } from '../rules-in-force.ts'
import type { Finding, ScreeningFacts } from './finding.ts'
import { screenJob } from './screen-job.ts'
import { usualPay } from './usual-pay.ts'

/** What the automatic look finds in a job of this page. */
export async function findingsIn(tx: Db | Tx, page: string, fields: JobFields): Promise<Finding[]> {
  const has_legal_ground = fields.legal_ground.trim() !== '' && fields.permit_number.trim() !== ''
  return screenJob({ ...fields, has_legal_ground }, await factsFor(tx, page, fields), await rulesInForce(tx))
}

/** A block keeps even a trusted page's job for a person's look. */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'block')

async function factsFor(tx: Db | Tx, id: string, fields: JobFields): Promise<ScreeningFacts> {
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

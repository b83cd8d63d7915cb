import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { rulesInForce } from './rules-in-force.ts'
import type { Finding, ScreenedJob } from './screening/finding.ts'
import { screenJob } from './screening/screen-job.ts'

/** What is looked at of something that is no job: texts and questions, without pay. */
export type Screened = Pick<ScreenedJob, 'texts' | 'questions' | 'has_legal_ground'> & {
  /** Where people meet in person a telephone is none past the site. */
  in_person: boolean
  country_id: number
}

/** The look that jobs have, at what a page writes elsewhere: money asked, contacts, discrimination, a borrowed name. */
export async function screenTexts(
  tx: Db | Tx,
  page: string,
  { in_person, country_id, ...said }: Screened,
): Promise<Finding[]> {
  const { name, email, email_verified_at } = await tx
    .selectFrom('pages')
    .select(['name', 'email', 'email_verified_at'])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const noPay = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null }
  return screenJob(
    { ...said, ...noPay, apply_mode: in_person ? 'walk_in' : 'here' },
    {
      page_name: name,
      verified_domain: email_verified_at ? (email?.split('@')[1] ?? null) : null,
      country_code: countryCode(country_id),
      usual_pay: null,
    },
    await rulesInForce(tx),
  )
}

/** Whether any of these keeps something from going out by itself. */
export const stops = (findings: readonly Pick<Finding, 'severity'>[]): boolean =>
  findings.some(({ severity }) => severity === 'block')

import type { Finding } from '#features/jobs/jobs/screening/finding.ts'
import { screenJob } from '#features/jobs/jobs/screening/screen-job.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import type { DayFields } from './day-fields.ts'

/** Where the parts of an open day stand in the look at a job, which is the same look: fees, discrimination, borrowed names. */
const fieldOf: Record<string, string> = {
  description: 'intro',
  responsibilities: 'bring',
  requirements: 'audience',
}

/**
 * What the automatic look finds in the words of an open day. How to get there is left out: a place has a telephone.
 */
export async function findingsIn(tx: Db | Tx, page: string, fields: DayFields): Promise<Finding[]> {
  const { name, email, email_verified_at } = await tx
    .selectFrom('pages')
    .select(['name', 'email', 'email_verified_at'])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const found = screenJob(
    {
      texts: fields.texts.map(({ language, title, intro, bring, audience }) => ({
        ...{ language, title, description: intro, responsibilities: bring, requirements: audience },
      })),
      questions: fields.questions,
      apply_mode: fields.way === 'online' ? 'here' : 'walk_in',
      has_legal_ground: fields.legal_ground.trim() !== '' && fields.permit_number.trim() !== '',
      ...{ salary_min: null, salary_max: null, salary_currency: null, salary_period: null },
    },
    {
      page_name: name,
      verified_domain: email_verified_at ? (email?.split('@')[1] ?? null) : null,
      country_code: countryCode(fields.country_id),
      usual_pay: null,
    },
  )
  return found.map((finding) => ({ ...finding, field: fieldOf[finding.field] ?? finding.field }))
}

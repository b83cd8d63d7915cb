import { asksOf } from '#features/jobs/matching/asks-of.ts'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { matchWith } from '#features/jobs/matching/match-with.ts'
import { Profiled } from '#features/jobs/matching/said-by.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { languageCode } from '#libraries/cv-reading/parse/languages.ts'
import type { Context } from '#platform/server/context.ts'

/** What the client must have, each with the line of the CV that shows it: of the advert, else of what the agency wrote down. */
export async function matchesOf(ctx: Context, mandateId: string, content: CvContent | null): Promise<Match[]> {
  const mandate = await ctx.db
    .selectFrom('mandates')
    .select(['job_id', 'needs', 'country_id', 'city_id'])
    .where('id', '=', mandateId)
    .executeTakeFirstOrThrow()
  const job = mandate.job_id
    ? await ctx.db.selectFrom('jobs').selectAll().where('id', '=', mandate.job_id).executeTakeFirst()
    : undefined
  const { country_id, city_id, needs } = mandate
  // a language is one by any of its names: looked for as a word, a CV in other letters would not show it
  const languages = needs.flatMap((need) => languageCode(need) ?? [])
  const skills_must = needs.filter((need) => languageCode(need) === null)
  const asks = await asksOf(ctx, job ?? { ...nothingAsked, skills_must, languages, country_id, city_id })
  return matchWith(ctx, { ...asks, answers: [] }, content, Profiled.parse({}))
}

const nothingAsked = {
  ...{ experience: null, position_id: null, degree_id: null, licences: [] },
  ...{ workplace: 'on_site' as const, more_city_ids: [], applicant_country_ids: [] },
}

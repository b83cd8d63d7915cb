import { sql } from 'kysely'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { requirementResults } from '#features/jobs/matching/must-rules.ts'
import { countriesIn } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { columnsOf } from './columns.ts'
import type * as contract from './contract.ts'
import { findJob } from './find-job.ts'
import { requirementsOfRow } from './select-applicants.ts'

/** What there is to narrow by, the commonest first. @throws Refused not_found */
export async function filterChoices(
  ctx: Context,
  { job }: Taken<typeof contract.filterChoices>,
): Promise<Given<typeof contract.filterChoices>> {
  const membership = found(ctx.membership)
  const those = ctx.db.selectFrom('applications').where('job_id', '=', job).where('page_id', '=', membership.page)
  const [stages, tags, sources, countries, requirements, team] = await Promise.all([
    columnsOf(ctx, { page: membership.page, job }),
    those
      .innerJoin('application_tags', 'application_id', 'applications.id')
      .select((eb) => ['tag', eb.fn.countAll<number>().as('count')])
      .groupBy('tag')
      .orderBy('count', 'desc')
      .orderBy('tag')
      .limit(60)
      .execute(),
    those
      .select((eb) => [
        sql<string>`case when source like 'via:%' then 'link' else source end`.as('source'),
        eb.fn.countAll<number>().as('count'),
      ])
      .groupBy(sql`1`)
      .orderBy('count', 'desc')
      .limit(20)
      .execute(),
    those
      .select((eb) => ['country_id', eb.fn.countAll<number>().as('count')])
      .where('country_id', 'is not', null)
      .groupBy('country_id')
      .orderBy('count', 'desc')
      .limit(60)
      .execute(),
    those
      .select((eb) => [requirementsOfRow.as('requirements'), eb.fn.countAll<number>().as('count')])
      .groupBy(sql`1`)
      .execute(),
    teamOfJob(ctx, { page: membership.page, job }, 'applicant.read'),
    findJob(ctx, job),
  ])
  const nameOf = new Map(countriesIn(ctx.language).map(({ id, text }) => [id, text]))
  return {
    success: true,
    data: {
      stages,
      tags,
      sources,
      countries: countries.map(({ country_id, count }) => ({
        id: country_id as number,
        text: nameOf.get(country_id as number) ?? String(country_id),
        count,
      })),
      requirements: requirementResults.map((one) => ({
        requirements: one,
        count: requirements.find((row) => row.requirements === one)?.count ?? 0,
      })),
      team: team.map(({ user, name }) => ({ id: user, name })),
    },
  }
}

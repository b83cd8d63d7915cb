import { sql } from 'kysely'
import type { z } from 'zod'
import { cardOf, type JobRow, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { mayReceive } from '#features/jobs/jobs/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { GroupJob } from './contract.ts'
import type { GroupRow } from './find-group.ts'
import { mostJobs, type Rule } from './rules.ts'

export type Shown = z.input<typeof GroupJob> & { country_id: number; city_id: number | null }

/** States in which everybody may read a job; a closed one stays in its group, struck through. */
export const readable = ['live', 'paused', 'closed'] as const

/** Jobs of a group as everybody may see them: chosen ones in the order they were put, those of a rule newest first. */
export async function jobsOfGroup(ctx: Context, group: GroupRow): Promise<Shown[]> {
  if (group.picks === 'rule') return jobsOfRule(ctx, group.page_id, group, group.published_at)
  const rows = await chosen(ctx, group).where('jobs.state', 'in', readable).execute()
  return shownJobs(ctx, rows)
}

/** The same for the team that writes the group: with what it has chosen before it is out. */
export async function allJobsOfGroup(ctx: Context, group: GroupRow): Promise<Shown[]> {
  return group.picks === 'rule' ? jobsOfGroup(ctx, group) : shownJobs(ctx, await chosen(ctx, group).execute())
}

const chosen = (ctx: Context, group: GroupRow) =>
  selectJobs(ctx.db)
    .innerJoin('job_group_jobs', 'job_group_jobs.job_id', 'jobs.id')
    .where('job_group_jobs.group_id', '=', group.id)
    // a job that went to another page has left the group with it
    .where('jobs.page_id', '=', group.page_id)
    // beside the page's name an anonymous job would be none
    .where('jobs.anonymous', '=', false)
    .orderBy('job_group_jobs.position')

/**
 * Jobs of a page that a rule finds: what is open now, and what has closed since the group went out.
 * @param since when the group went out; null while it is written
 */
export async function jobsOfRule(ctx: Context, page: string, rule: Rule, since: Date | null): Promise<Shown[]> {
  const { position_id, industry_id, country_id, city_id, workplace, employment_type } = rule
  const rows = await selectJobs(ctx.db)
    .where('jobs.page_id', '=', page)
    .where('jobs.anonymous', '=', false)
    .where((or) =>
      or.or([
        or('jobs.state', 'in', ['live', 'paused']),
        ...(since ? [or.and([or('jobs.state', '=', 'closed'), or('jobs.closed_at', '>=', since)])] : []),
      ]),
    )
    .$if(position_id !== null, (query) => query.where('jobs.position_id', '=', position_id))
    .$if(industry_id !== null, (query) => query.where('jobs.industry_id', '=', industry_id))
    .$if(country_id !== null, (query) => query.where('jobs.country_id', '=', country_id as number))
    .$if(city_id !== null, (query) => query.where('jobs.city_id', '=', city_id))
    .$if(workplace !== null, (query) => query.where('jobs.workplace', '=', workplace as NonNullable<typeof workplace>))
    .$if(employment_type !== null, (query) =>
      query.where(sql<boolean>`${employment_type} = any(jobs.employment_types)`),
    )
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(mostJobs)
    .execute()
  return shownJobs(ctx, rows)
}

/** As cards, each in the language of the request where the job is written in it. */
export async function shownJobs(ctx: Context, rows: readonly JobRow[]): Promise<Shown[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const texts = await ctx.db
    .selectFrom('job_texts')
    .select(['job_id', 'language', 'title'])
    .where('job_id', 'in', ids)
    .execute()
  const ofJob = Map.groupBy(texts, ({ job_id }) => job_id)
  return rows.flatMap((row) => {
    const own = ofJob.get(row.id) ?? []
    const text =
      own.find(({ language }) => language === ctx.language) ??
      own.find(({ language }) => language === row.language) ??
      own[0]
    if (!text) return []
    const open = mayReceive(row, ctx.now())
    const { reference, state, country_id, city_id } = row
    const closed_to = open.refused ? open.code : null
    return [{ ...cardOf(ctx, row, text), reference, state, closed_to, country_id, city_id }]
  })
}

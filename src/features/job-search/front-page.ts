import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { matching } from './matching.ts'
import { cardColumns, cardOf } from './search-jobs.ts'

/** What the landing page tells: true numbers only. */
export async function openNow(ctx: Context): Promise<Given<typeof contract.openNow>> {
  const now = ctx.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [counts, answers, newest, places] = await Promise.all([
    ctx.read
      .selectFrom('job_search')
      .select((eb) => [
        eb.fn.countAll<number>().as('open'),
        sql<number>`count(*) filter (where published_at > ${ago(1)})`.as('today'),
      ])
      .executeTakeFirstOrThrow(),
    ctx.read
      .selectFrom('applications')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('decided_at', '>', ago(7))
      .executeTakeFirstOrThrow(),
    ctx.read
      .selectFrom('job_search')
      .leftJoin('cities', 'cities.id', 'job_search.city_id')
      .select(cardColumns)
      .select(`cities.text_${ctx.language} as city`)
      .orderBy('published_at', 'desc')
      .limit(8)
      .execute(),
    ctx.read
      .selectFrom('job_search')
      .innerJoin('cities', 'cities.id', 'job_search.city_id')
      .select((eb) => ['cities.id', `cities.text_${ctx.language} as text`, eb.fn.countAll<number>().as('count')])
      .groupBy('cities.id')
      .orderBy('count', 'desc')
      .limit(12)
      .execute(),
  ])
  return {
    success: true,
    data: { ...counts, answers_week: answers.count, newest: newest.map((row) => cardOf(ctx, row)), places },
  }
}

export async function countJobs(
  ctx: Context,
  { id }: Taken<typeof contract.countJobs>,
): Promise<Given<typeof contract.countJobs>> {
  const { count } = await ctx.read
    .selectFrom('job_search')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(id !== 0, (query) => query.where('country_id', '=', id))
    .executeTakeFirstOrThrow()
  return { success: true, data: { count } }
}

/** Counts beside each value of a filter, as if that filter were not set. */
export async function jobFacets(ctx: Context, asked: contract.JobQuery): Promise<Given<typeof contract.jobFacets>> {
  const [type, workplace, experience] = await Promise.all([
    matching(ctx.read, asked, 'type')
      .select((eb) => [sql<string>`unnest(employment_types)`.as('value'), eb.fn.countAll<number>().as('count')])
      .groupBy('value')
      .orderBy('count', 'desc')
      .execute(),
    matching(ctx.read, asked, 'workplace')
      .select((eb) => ['workplace as value', eb.fn.countAll<number>().as('count')])
      .groupBy('workplace')
      .orderBy('count', 'desc')
      .execute(),
    matching(ctx.read, asked, 'experience')
      .select((eb) => [sql<string>`experience`.as('value'), eb.fn.countAll<number>().as('count')])
      .where('experience', 'is not', null)
      .groupBy('experience')
      .orderBy('experience')
      .execute(),
  ])
  return { success: true, data: { type, workplace, experience } }
}

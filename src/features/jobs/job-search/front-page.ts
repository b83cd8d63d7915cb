import { sql } from 'kysely'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type CardRow, cardColumns, cardsOf } from './card.ts'
import type * as contract from './contract.ts'
import { promotedJobs } from './promoted-jobs.ts'
import { searchExamples } from './search-examples.ts'

/** What the landing page tells: true numbers only. */
export async function openNow(ctx: Context): Promise<Given<typeof contract.openNow>> {
  const now = ctx.now()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [counts, answers, newest, places, examples, featured] = await Promise.all([
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
    sql<CardRow>`select ${cardColumns} from job_search order by published_at desc, id desc limit 8`.execute(ctx.read),
    ctx.read
      .selectFrom('job_search')
      .select((eb) => ['city_id', eb.fn.countAll<number>().as('count')])
      .where('city_id', 'is not', null)
      .groupBy('city_id')
      .orderBy('count', 'desc')
      .orderBy('city_id')
      .limit(12)
      .execute(),
    searchExamples(ctx),
    promotedJobs(ctx, 'landing', null),
  ])
  const { cityById } = await readKept(ctx)
  return {
    success: true,
    data: {
      ...counts,
      answers_week: answers.count,
      newest: await cardsOf(ctx, newest.rows),
      featured,
      examples,
      places: places.flatMap(({ city_id, count }) => {
        const text = city_id === null ? undefined : cityById.get(city_id)?.texts[ctx.language]
        return city_id !== null && text ? [{ id: city_id, text, count }] : []
      }),
    },
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

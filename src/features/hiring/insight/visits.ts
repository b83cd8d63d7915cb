import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countOpened } from './count-opened.ts'
import { forwardVisit, type Visit } from './forward-visit.ts'
import { partOf, sourceOf } from './rules.ts'

/** So many parts and sources a day are told apart; whatever somebody makes up beyond them is counted together. */
const mostADay = 2_000
const rest = '*'

/** Counts one more; not for robots, nor for whoever asks not to be followed (DNT, GPC). */
export async function registerVisit(
  ctx: Context,
  { path, referrer, ...opened }: Taken<typeof contract.registerVisit>,
): Promise<RawAnswer> {
  const isUnwanted = ctx.asked('dnt') === '1' || ctx.asked('sec-gpc') === '1' || isbot(ctx.userAgent)
  if (!isUnwanted) {
    const day = ctx.now().toISOString().slice(0, 10)
    const visit = {
      day,
      path: partOf(path),
      source: sourceOf(referrer, new URL(ctx.settings.publicUrl).host),
      language: ctx.language,
    }
    await count(ctx, visit)
    await countOpened(ctx, opened)
    forwardVisit(ctx, visit)
  }
  return new RawAnswer(204, {})
}

async function count(ctx: Context, { day, path, source, language }: Visit): Promise<void> {
  await sql`
    with crowd as (select count(*) >= ${mostADay} as is_full from visits where day = ${day}),
    known as (
      select exists (select from visits where day = ${day} and path = ${path} and source = ${source} and language = ${language}) as is_known
    )
    insert into visits (day, path, source, language, count)
    select ${day},
      case when is_full and not is_known then ${rest} else ${path} end,
      case when is_full and not is_known then ${rest} else ${source} end,
      ${language}, 1
    from crowd, known
    on conflict (day, path, source, language) do update set count = visits.count + 1`.execute(ctx.db)
}

const usualDays = 30
const aDay = 86_400_000

/** @throws Refused invalid the end lies before the beginning */
export async function listVisits(
  ctx: Context,
  { from, to, by }: Taken<typeof contract.listVisits>,
): Promise<Given<typeof contract.listVisits>> {
  const end = to ?? ctx.now().toISOString().slice(0, 10)
  const begin = from ?? new Date(Date.parse(end) - (usualDays - 1) * aDay).toISOString().slice(0, 10)
  if (begin > end) throw wrongField('to', 'wrong')
  const rows = await ctx.read
    .selectFrom('visits')
    .select((eb) => [sql<string>`${eb.ref(by)}::text`.as('key'), eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', begin)
    .where('day', '<=', end)
    .groupBy(by)
    .orderBy(by === 'day' ? 'key' : 'count', 'desc')
    .limit(1_000)
    .execute()
  const data = rows.map(({ key, count }) => ({ key, count: Number(count) }))
  return { success: true, data, total: data.reduce((sum, row) => sum + row.count, 0), from: begin, to: end }
}

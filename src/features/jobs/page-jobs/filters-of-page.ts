import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'

/** How many jobs of a page are in each state. */
export async function countByState(ctx: Context, page: string): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('page_id', '=', page)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Who wrote jobs of a page. */
export const authorsOf = (ctx: Context, page: string): Promise<{ id: string; name: string }[]> =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.id', 'in', (eb) => eb.selectFrom('jobs').select('created_by').where('page_id', '=', page).distinct())
    .orderBy('users.name')
    .limit(100)
    .execute()

/** Where the jobs of a page are. */
export async function placesOf(ctx: Context, page: string): Promise<{ id: number; text: string }[]> {
  const [rows, { cities }] = await Promise.all([
    ctx.db.selectFrom('jobs').select('city_id').distinct().where('page_id', '=', page).limit(200).execute(),
    readKept(ctx),
  ])
  const ids = new Set(rows.map(({ city_id }) => city_id))
  return cities
    .filter(({ id }) => ids.has(id))
    .map(({ id, texts, country_id }) => ({ id, text: placeName(texts[ctx.language], country_id, ctx.language) }))
}

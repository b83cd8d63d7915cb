import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { namesFor } from './names.ts'

/** Every position with enough published salaries in a place, the commonest first. @throws Refused not_found for none */
export async function salariesOfPlace(
  ctx: Context,
  asked: Taken<typeof contract.salariesOfPlace>,
): Promise<Given<typeof contract.salariesOfPlace>> {
  const names = await namesFor(ctx)
  const place = found(names.placeAt(asked.place))
  const rows = await ctx.read
    .selectFrom('salary_insights')
    .select(['position_id', 'currency', 'jobs', 'lower_quarter', 'median', 'upper_quarter', 'counted_at'])
    .where('place', '=', place.id)
    .orderBy('jobs', 'desc')
    .orderBy('position_id')
    .execute()
  const { counted_at } = found(rows[0])
  return {
    success: true,
    data: {
      place,
      positions: rows.flatMap(({ position_id, currency, jobs, lower_quarter, median, upper_quarter }) => {
        const position = names.position(position_id)
        return position ? [{ ...position, currency, jobs, lower_quarter, median, upper_quarter }] : []
      }),
      cities: (await citiesIn(ctx, -place.id)).flatMap(({ place: city, positions }) => {
        const named = names.place(city)
        return named ? [{ ...named, positions }] : []
      }),
      counted_at: counted_at.toISOString(),
    },
  }
}

/** Cities of a country that have salary pages of their own. */
async function citiesIn(ctx: Context, country: number) {
  const cities = (await readKept(ctx)).cities.filter(({ country_id }) => country_id === country).map(({ id }) => id)
  if (cities.length === 0) return []
  return ctx.read
    .selectFrom('salary_insights')
    .select((eb) => ['place', eb.fn.countAll<number>().as('positions')])
    .where('place', 'in', cities)
    .groupBy('place')
    .orderBy('positions', 'desc')
    .orderBy('place')
    .execute()
}

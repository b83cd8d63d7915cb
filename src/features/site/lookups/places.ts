import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type * as contract from './contract.ts'
import { keepList } from './keep-list.ts'
import { namedPlaces, placesWithSlips } from './named-places.ts'
import { readKept } from './texts.ts'

export async function findCities(
  ctx: Context,
  { id, ...asked }: Taken<typeof contract.cities>,
): Promise<Given<typeof contract.cities>> {
  await keepList(ctx, asked)
  const { cities } = await readKept(ctx)
  const here = cities.filter((city) => city.country_id === id)
  return { success: true, data_name: here.map((city) => ({ id: city.id, text: city.texts[ctx.language] })) }
}

const most = 11

/** Countries (negative id) and cities called just so in any language, then those whose name begins like the query, the largest first; else those a slip away. */
export async function findPlaces(
  ctx: Context,
  { q }: Taken<typeof contract.location>,
): Promise<Given<typeof contract.location>> {
  const typed = fold(q.split(/[,،]/)[0] ?? '')
  const places = await namedPlaces(ctx)
  const exact = places.filter(({ names }) => names.includes(typed))
  const begin = places.filter(({ names }) => names.some((name) => name.startsWith(typed)))
  const within = places.filter(({ names }) => names.some((name) => name.includes(` ${typed}`)))
  const found =
    begin.length + within.length > 0
      ? [...new Set([...exact, ...begin, ...within])]
      : placesWithSlips(places, typed, true)
  return { success: true, data: found.slice(0, most).map(({ names, ...place }) => place) }
}

import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'

type Lists = { position_ids: readonly number[]; country_ids: readonly number[]; city_ids: readonly number[] }

/** What a company takes, in words: positions, and places from the largest. */
export async function namesOfTaking(ctx: Context, { position_ids, country_ids, city_ids }: Lists) {
  const { rows, cityById } = await readKept(ctx)
  const positions = new Map((rows.get('position') ?? []).map(({ id, texts }) => [id, texts[ctx.language]]))
  const cities = city_ids.flatMap((id) => cityById.get(id)?.texts[ctx.language] ?? [])
  return {
    positions: position_ids.flatMap((id) => positions.get(id) ?? []),
    cities,
    places: [...country_ids.map((id) => countryName(id, ctx.language)), ...cities],
  }
}

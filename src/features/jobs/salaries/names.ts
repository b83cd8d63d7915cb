import { placesBySlug, positionsBySlug, slugsOf } from '#features/jobs/job-search/open-places.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'

export type Named = { id: number; slug: string; text: string }
export type Names = {
  place: (id: number) => Named | null
  position: (id: number) => Named | null
  placeAt: (slug: string) => Named | null
  positionAt: (slug: string) => Named | null
}

/** Places and positions with their names in the language of the request and the last part of their address. */
export async function namesFor(ctx: Context): Promise<Names> {
  const [placeIds, positionIds, { cities }, positions] = await Promise.all([
    placesBySlug(ctx),
    positionsBySlug(ctx),
    readKept(ctx),
    entriesOf(ctx, 'position', ctx.language),
  ])
  const [placeSlugs, positionSlugs] = [slugsOf(placeIds), slugsOf(positionIds)]
  const cityOf = new Map(cities.map((city) => [city.id, city]))
  const positionOf = new Map(positions.map(({ id, text }) => [id, text]))

  const place = (id: number) => {
    const city = cityOf.get(id)
    const text = city
      ? placeName(city.texts[ctx.language], city.country_id, ctx.language)
      : countryName(-id, ctx.language)
    return named(id, placeSlugs.get(id), text)
  }
  const position = (id: number) => named(id, positionSlugs.get(id), positionOf.get(id))
  return {
    place,
    position,
    placeAt: (slug) => ifKnown(placeIds.get(slug), place),
    positionAt: (slug) => ifKnown(positionIds.get(slug), position),
  }
}

const named = (id: number, slug: string | undefined, text: string | undefined): Named | null =>
  slug && text ? { id, slug, text } : null

const ifKnown = (id: number | undefined, name: (id: number) => Named | null) => (id === undefined ? null : name(id))

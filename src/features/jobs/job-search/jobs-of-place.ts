import { countryName } from '#features/site/lookups/countries.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import * as contract from './contract.ts'
import { isWorthAPage, openPlaces, placesBySlug, positionsBySlug, slugsOf } from './open-places.ts'
import { searchJobs } from './search-jobs.ts'

const mostLinks = 24

/** A page for a place, or a position there, with the ways on from it. @throws Refused not_found where nothing is open */
export async function jobsOfPlace(
  ctx: Context,
  asked: Taken<typeof contract.jobsOfPlace>,
): Promise<Given<typeof contract.jobsOfPlace>> {
  const [places, positions] = await Promise.all([placesBySlug(ctx), positionsBySlug(ctx)])
  const place = found(places.get(asked.place))
  const position = asked.position === undefined ? null : found(positions.get(asked.position))
  const query = contract.searchJobs.takes.parse({
    place,
    position: position ?? undefined,
    sort: 'freshness',
    strict: true,
  })
  const { data: jobs, promoted, total, total_is_estimate } = await searchJobs(ctx, query)
  found(jobs[0])
  const names = await namesFor(ctx)
  const rows = (await openPlaces(ctx)).filter(isWorthAPage).toSorted((a, b) => b.jobs - a.jobs)
  const link = (slug: string | undefined, text: string | undefined, count: number) =>
    slug && text ? [{ slug, text, count }] : []
  const [placeSlugs, positionSlugs] = [slugsOf(places), slugsOf(positions)]
  return {
    success: true,
    data: {
      place: { id: place, slug: asked.place, text: names.place(place) ?? '' },
      position:
        position === null ? null : { id: position, slug: asked.position ?? '', text: names.position(position) ?? '' },
      jobs,
      promoted,
      total,
      total_is_estimate,
      positions: rows
        .filter((row) => row.place === place && row.position !== position)
        .flatMap((row) => link(positionSlugs.get(row.position), names.position(row.position), row.jobs))
        .slice(0, mostLinks),
      places: rows
        .filter((row) => row.position === position && row.place !== place && row.place > 0)
        .flatMap((row) => link(placeSlugs.get(row.place), names.place(row.place), row.jobs))
        .slice(0, mostLinks),
    },
  }
}

async function namesFor(ctx: Context) {
  const { cityById } = await readKept(ctx)
  const positions = new Map((await entriesOf(ctx, 'position', ctx.language)).map(({ id, text }) => [id, text]))
  return {
    position: (id: number) => positions.get(id),
    place(id: number) {
      const city = cityById.get(id)
      if (city) return placeName(city.texts[ctx.language], city.country_id, ctx.language)
      return id < 0 ? countryName(-id, ctx.language) : undefined
    },
  }
}

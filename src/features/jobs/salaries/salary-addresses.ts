import { placesBySlug, positionsBySlug, slugsOf } from '#features/jobs/job-search/open-places.ts'
import type { World } from '#platform/server/context.ts'

const mostInSitemap = 45_000

/** Addresses of all salary pages: of places, and of positions in them; those of most jobs if there are too many. */
export async function salaryAddresses(world: Pick<World, 'db' | 'read' | 'now'>): Promise<string[]> {
  const [places, positions, rows] = await Promise.all([
    placesBySlug(world),
    positionsBySlug(world),
    world.read
      .selectFrom('salary_insights')
      .select(['place', 'position_id'])
      .orderBy('jobs', 'desc')
      .orderBy('place')
      .orderBy('position_id')
      .limit(mostInSitemap)
      .execute(),
  ])
  const [placeSlugs, positionSlugs] = [slugsOf(places), slugsOf(positions)]
  const pairs = rows.flatMap(({ place, position_id }) => {
    const [where, what] = [placeSlugs.get(place), positionSlugs.get(position_id)]
    return where && what ? [`/salaries/${where}/${what}`] : []
  })
  const ofPlaces = new Set(rows.flatMap(({ place }) => placeSlugs.get(place) ?? []))
  return [...[...ofPlaces].map((slug) => `/salaries/${slug}`), ...pairs].slice(0, mostInSitemap)
}

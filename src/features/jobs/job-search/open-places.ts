import { sql } from 'kysely'
import { countriesIn } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Db, World } from '#platform/server/context.ts'

type Asking = Pick<World, 'db' | 'read' | 'now'>
/** Jobs that are open in a city or country (minus its id), of one position. */
export type Open = { place: number; position: number; jobs: number }

const keptFor = 600_000
const kept = new WeakMap<Db, { at: number; rows: Promise<Open[]> }>()
/** Pages of fewer jobs say nothing that the page of the place does not. */
const fewestOfPosition = 2
const mostInSitemap = 45_000

/** How many jobs of each position are open in each place; counted every ten minutes in each process. */
export function openPlaces({ read, now }: Asking): Promise<Open[]> {
  const at = now().getTime()
  const known = kept.get(read)
  if (known && Math.abs(at - known.at) < keptFor) return known.rows
  const rows = count(read)
  kept.set(read, { at, rows })
  rows.catch(() => kept.delete(read))
  return rows
}

async function count(read: Db): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select coalesce(city_id, -country_id) as place, coalesce(position_id, 0) as position, count(*)::integer as jobs
    from job_search group by grouping sets ((city_id, position_id), (country_id, position_id))
    having grouping(city_id) = 1 or city_id is not null`.execute(read)
  return rows
}

/** Every place by the last part of its address: cities, and countries with a minus before their id. */
export async function placesBySlug(world: Asking): Promise<Map<string, number>> {
  const slugs = new Map(countriesIn('en').map(({ id, text }) => [slugOf(text), -id]))
  for (const { id, texts, country_id } of (await readKept(world)).cities) {
    const slug = slugOf(texts.en)
    slugs.set(slugs.has(slug) ? `${slug}-${countryCode(country_id).toLowerCase()}` : slug, id)
  }
  return slugs
}

/** Every position by the last part of its address. */
export async function positionsBySlug(world: Asking): Promise<Map<string, number>> {
  const slugs = new Map<string, number>()
  for (const { id, text } of await entriesOf(world, 'position', 'en')) {
    const slug = slugOf(text)
    slugs.set(slugs.has(slug) ? `${slug}-${id}` : slug, id)
  }
  return slugs
}

/** The other way round. */
export const slugsOf = (bySlug: ReadonlyMap<string, number>): Map<number, string> =>
  new Map([...bySlug].map(([slug, id]) => [id, slug]))

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

export const isWorthAPage = ({ position, jobs }: Open): boolean => position > 0 && jobs >= fewestOfPosition

/** Addresses of places with something open, and of positions in them; those with most jobs if there are too many. */
export async function placeAddresses(world: Asking): Promise<string[]> {
  const [rows, places, positions] = await Promise.all([openPlaces(world), placesBySlug(world), positionsBySlug(world)])
  const [placeSlugs, positionSlugs] = [slugsOf(places), slugsOf(positions)]
  const open = new Set(rows.map(({ place }) => placeSlugs.get(place)))
  const both = rows
    .filter(isWorthAPage)
    .toSorted((a, b) => b.jobs - a.jobs || a.place - b.place || a.position - b.position)
  const pairs = both.flatMap(({ place, position }) => {
    const [where, what] = [placeSlugs.get(place), positionSlugs.get(position)]
    return where && what ? [`/jobs/in/${where}/${what}`] : []
  })
  return [...[...open].flatMap((slug) => (slug ? [`/jobs/in/${slug}`] : [])), ...pairs].slice(0, mostInSitemap)
}

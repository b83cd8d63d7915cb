import { countryName } from '#features/site/lookups/countries.ts'
import { placeText } from '#features/site/lookups/place-name.ts'
import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import { type Entry, entriesOf, readKept } from '#features/site/lookups/texts.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { type Open, openPlaces } from './open-places.ts'
import { type Asked, readAsked } from './read-asked.ts'

const most = 8
/** A place with fewer kinds of work than this says little; one looks further around. */
const fewest = 3

/**
 * What is open instead where nobody offers what was asked for: work beside it, and what there is most of, in the place, else in
 * its country, else anywhere.
 */
export async function workInstead(
  ctx: Context,
  query: Taken<typeof contract.workInstead>,
): Promise<Given<typeof contract.workInstead>> {
  const asked = await readAsked(ctx, query)
  const wanted = positionsOf(asked, query.position)
  const [open, entries, { cityById }] = await Promise.all([
    openPlaces(ctx),
    entriesOf(ctx, 'position', ctx.language),
    readKept(ctx),
  ])
  const beside = await positionsBeside(wanted, entries)
  const names = new Map(entries.map(({ id, text }) => [id, text]))
  const around = placesAround(asked, (city) => cityById.get(city)?.country_id)
  const known = open.filter(({ position }) => names.has(position) && !wanted.has(position))
  const told = ({ place, rows }: Found) => ({
    place:
      place === null
        ? null
        : { id: place, text: placeText(cityById, place, ctx.language) ?? countryName(-place, ctx.language) },
    work: rows.map(({ position, jobs }) => ({ position, text: names.get(position) as string, count: jobs })),
  })
  const related = firstOf(
    around,
    known.filter(({ position }) => beside.has(position)),
    1,
  )
  const shown = new Set(related.rows.map(({ position }) => position))
  const popular = firstOf(
    around,
    known.filter(({ position }) => !shown.has(position)),
    fewest,
  )
  return { success: true, data: { related: told(related), popular: told(popular) } }
}

type Found = { place: number | null; rows: Open[] }

/** The work of the first place that has enough of it, what there is most of first. */
function firstOf(places: readonly number[], open: readonly Open[], enough: number): Found {
  for (const place of places) {
    const rows = open.filter((row) => row.place === place)
    if (rows.length >= enough) return { place, rows: sorted(rows) }
  }
  const all = Map.groupBy(
    open.filter(({ place }) => place < 0),
    ({ position }) => position,
  )
  const sums = [...all].map(([position, rows]) => ({
    place: 0,
    position,
    jobs: rows.reduce((sum, row) => sum + row.jobs, 0),
  }))
  return { place: null, rows: sorted(sums) }
}

const sorted = (rows: readonly Open[]) =>
  rows.toSorted((a, b) => b.jobs - a.jobs || a.position - b.position).slice(0, most)

/** The place, and the country it lies in; of a region nothing is counted. */
function placesAround({ places: [place], home }: Asked, countryOf: (city: number) => number | undefined): number[] {
  const near = place ?? (home === null ? undefined : -home)
  if (near === undefined) return []
  const country = near > 0 ? countryOf(near) : undefined
  return country === undefined ? [near] : [near, -country]
}

const positionsOf = ({ query }: Asked, chosen: number | undefined): ReadonlySet<number> =>
  new Set([
    ...(chosen === undefined ? [] : [chosen]),
    ...query.parts.flatMap((part) => (part.kind === 'occupation' ? [...part.positions, ...part.field] : [])),
  ])

/** Work at which one would look too, that asks for the same skills, or that is of the same industry. */
async function positionsBeside(wanted: ReadonlySet<number>, entries: readonly Entry[]): Promise<ReadonlySet<number>> {
  const alike = await Promise.all([...wanted].map(positionsAlike))
  const industries = new Set(entries.flatMap(({ id, parent }) => (wanted.has(id) && parent !== null ? [parent] : [])))
  const same = entries.filter(({ parent }) => parent !== null && industries.has(parent))
  return new Set([...nearPositions([...wanted]), ...alike.flatMap((ids) => [...ids]), ...same.map(({ id }) => id)])
}

import { countryName } from '#features/site/lookups/countries.ts'
import { placeText } from '#features/site/lookups/place-name.ts'
import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import { nearPositions, studiedFor } from '#features/site/understanding/occupations.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import * as contract from './contract.ts'
import { totalOf } from './count-jobs.ts'
import { demandKnown } from './demand-known.ts'
import { type Open, openPlaces } from './open-places.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { readyFor } from './read-search.ts'
import { sampleJobs } from './sample-jobs.ts'

const most = 8
/** A place with fewer kinds of work than this says little; one looks further around. */
const fewest = 3
/** So many steps away work has something in common with what was asked for, and no further. */
const furthest = 2
/** So many of what is near the near work are a second step; those behind have little in common with the first. */
const nearest = 3

/**
 * What is open instead where nobody offers what was asked for: work beside it, the nearest first, and what there is most of, in the
 * place, else in its country, else anywhere. Each count is that of the search it leads to.
 * @throws Refused invalid (what no list has)
 */
export async function workInstead(
  ctx: Context,
  query: Taken<typeof contract.workInstead>,
): Promise<Given<typeof contract.workInstead>> {
  await demandKnown(ctx, query)
  const asked = await readAsked(ctx, query)
  const wanted = positionsOf(asked, query.position)
  const [open, entries, { cityById }] = await Promise.all([
    openPlaces(ctx),
    entriesOf(ctx, 'position', ctx.language),
    readKept(ctx),
  ])
  const names = new Map(entries.map(({ id, text }) => [id, text]))
  const around = placesAround(asked, (city) => cityById.get(city)?.country_id)
  const known = open.filter(({ position }) => names.has(position) && !wanted.has(position))
  const related = relatedOf(around, known, await nearnessTo(wanted))
  const shown = new Set(related.rows.map(({ position }) => position))
  const others = known.filter(({ position }) => !shown.has(position))
  const told = async ({ place, rows }: Found) => {
    const counted = await Promise.all(rows.map(({ position }) => countOf(ctx, position, place)))
    return {
      place:
        place === null
          ? null
          : { id: place, text: placeText(cityById, place, ctx.language) ?? countryName(-place, ctx.language) },
      work: rows.flatMap(({ position }, at) => {
        const count = counted[at] ?? 0
        return count > 0 ? [{ position, text: names.get(position) as string, count }] : []
      }),
    }
  }
  const popular = firstOf(around, others, fewest)
  return { success: true, data: { related: await told(related), popular: await told(popular) } }
}

type Found = { place: number | null; rows: Open[] }

/** How many jobs the link opens: what is kept of open places is some minutes old, and a title may name two positions. */
async function countOf(ctx: Context, position: number, place: number | null): Promise<number> {
  const query = contract.searchJobs.takes.parse({ position, ...(place !== null && { place }) })
  return totalOf(await sampleJobs(ctx.read, await readyFor(ctx, query), ctx.now().getTime())).total
}

/** The nearest work there is, in the place before its country before anywhere; then what is a step further in the same place. */
function relatedOf(around: readonly number[], open: readonly Open[], nearness: ReadonlyMap<number, number>): Found {
  const stepsTo = ({ position }: Open) => nearness.get(position) ?? Number.POSITIVE_INFINITY
  for (let steps = 1; steps <= furthest; steps++) {
    const within = (most: number) => open.filter((row) => stepsTo(row) <= most)
    const { place, rows } = firstOf(around, within(steps), 1)
    if (rows.length === 0) continue
    const all = openIn(place, within(steps + 1))
    return { place, rows: all.toSorted((a, b) => stepsTo(a) - stepsTo(b)).slice(0, most) }
  }
  return { place: null, rows: [] }
}

/** The work of the first place that has enough of it, else of anywhere. */
function firstOf(around: readonly number[], open: readonly Open[], enough: number): Found {
  const place = around.find((one) => openIn(one, open).length >= enough) ?? null
  return { place, rows: openIn(place, open).slice(0, most) }
}

/** What is open in a place, or anywhere, what there is most of first. */
function openIn(place: number | null, open: readonly Open[]): Open[] {
  const rows = place === null ? everywhere(open) : open.filter((row) => row.place === place)
  return rows.toSorted((a, b) => b.jobs - a.jobs || a.position - b.position)
}

function everywhere(open: readonly Open[]): Open[] {
  const all = Map.groupBy(
    open.filter(({ place }) => place < 0),
    ({ position }) => position,
  )
  return [...all].map(([position, rows]) => ({
    place: 0,
    position,
    jobs: rows.reduce((sum, row) => sum + row.jobs, 0),
  }))
}

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

/**
 * How many steps lie between the work that is wanted and other work: one to that at which one would look too, two to what is nearest to
 * that or asks for the same skills. A second step never leads to work that one has to study for, as nobody else has: no barber
 * becomes a physiotherapist.
 */
async function nearnessTo(wanted: ReadonlySet<number>): Promise<ReadonlyMap<number, number>> {
  const near = nearPositions([...wanted])
  const nearness = new Map([
    ...[...wanted].map((id): [number, number] => [id, 0]),
    ...near.map((id): [number, number] => [id, 1]),
  ])
  const alike = await Promise.all([...wanted].map(positionsAlike))
  const studied = new Set([null, ...[...wanted].map(studiedFor)])
  for (const id of [...nearPositions(near, nearest), ...alike.flatMap((ids) => [...ids])])
    if (!nearness.has(id) && studied.has(studiedFor(id))) nearness.set(id, 2)
  return nearness
}

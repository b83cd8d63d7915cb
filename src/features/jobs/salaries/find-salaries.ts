import { findEntries } from '#features/site/lookups/autocomplete.ts'
import { namePlace } from '#features/site/lookups/name-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { namesFor } from './names.ts'

const mostPlaces = 60

/** Which salary pages there are, and which one somebody means by a position and a place in their own words. */
export async function findSalaries(
  ctx: Context,
  { q, where }: Taken<typeof contract.findSalaries>,
): Promise<Given<typeof contract.findSalaries>> {
  const names = await namesFor(ctx)
  const [entry] = findEntries(await readKept(ctx), ['position'], q, ctx.language, 1)
  const position = entry ? names.position(entry.row.id) : null
  const meant = where ? (await namePlace(ctx, { q: where })).data.place : null
  const place = meant ? names.place(meant.id) : null
  const rows = await ctx.read
    .selectFrom('salary_insights')
    .select((eb) => ['place', eb.fn.countAll<number>().as('positions')])
    .groupBy('place')
    .orderBy('positions', 'desc')
    .orderBy('place')
    .limit(mostPlaces)
    .execute()
  return {
    success: true,
    data: {
      places: rows.flatMap((row) => {
        const named = names.place(row.place)
        return named ? [{ ...named, positions: row.positions }] : []
      }),
      found: await addressFor(ctx, { place, position, isAsked: q !== '' }),
      position: position?.text ?? null,
      place: place?.text ?? null,
    },
  }
}

type Wanted = {
  place: { id: number; slug: string } | null
  position: { id: number; slug: string } | null
  isAsked: boolean
}

/** The page of both, of the position where most is known of it, or of the place where no position was asked for. */
async function addressFor(ctx: Context, { place, position, isAsked }: Wanted): Promise<string | null> {
  if (isAsked && !position) return null
  const row = await ctx.read
    .selectFrom('salary_insights')
    .select('place')
    .$if(place !== null, (query) => query.where('place', '=', place?.id ?? 0))
    .$if(position !== null, (query) => query.where('position_id', '=', position?.id ?? 0))
    .orderBy('jobs', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || (!place && !position)) return null
  const at = place ?? (await namesFor(ctx)).place(row.place)
  return at ? `/salaries/${at.slug}${position ? `/${position.slug}` : ''}` : null
}

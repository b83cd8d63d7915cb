import { entriesOf } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { namesFor } from './names.ts'

type Shown = Given<typeof contract.showSalary>['data']

const mostElsewhere = 12

/** What a position pays in a place. @throws Refused not_found where too few salaries were published */
export async function showSalary(
  ctx: Context,
  asked: Taken<typeof contract.showSalary>,
): Promise<Given<typeof contract.showSalary>> {
  const names = await namesFor(ctx)
  const [place, position] = [found(names.placeAt(asked.place)), found(names.positionAt(asked.position))]
  const row = found(
    await ctx.read
      .selectFrom('salary_insights')
      .selectAll()
      .where('place', '=', place.id)
      .where('position_id', '=', position.id)
      .executeTakeFirst(),
  )
  const [elsewhere, alike] = await Promise.all([
    others(ctx).where('position_id', '=', position.id).where('place', '!=', place.id).execute(),
    others(ctx)
      .where('place', '=', place.id)
      .where('position_id', 'in', await siblingsOf(ctx, position.id))
      .execute(),
  ])
  const { currency, jobs, pages, low, lower_quarter, median, upper_quarter, high } = row
  return {
    success: true,
    data: {
      place,
      position,
      ...{ currency, jobs, pages, low, lower_quarter, median, upper_quarter, high },
      by_experience: (row.by_experience as Shown['by_experience']).toSorted(byYears),
      places: elsewhere.flatMap((one) => withName(names.place(one.place), one)),
      alike: alike.flatMap((one) => withName(names.position(one.position_id), one)),
      counted_at: row.counted_at.toISOString(),
    },
  }
}

const others = (ctx: Context) =>
  ctx.read
    .selectFrom('salary_insights')
    .select(['place', 'position_id', 'currency', 'jobs', 'median'])
    .orderBy('jobs', 'desc')
    .orderBy('place')
    .orderBy('position_id')
    .limit(mostElsewhere)

/** Other positions of the same industry; an id that nothing has keeps the list from being empty. */
async function siblingsOf(ctx: Context, position: number): Promise<number[]> {
  const entries = await entriesOf(ctx, 'position', ctx.language)
  const industry = entries.find(({ id }) => id === position)?.parent
  return [0, ...entries.filter(({ id, parent }) => parent === industry && id !== position).map(({ id }) => id)]
}

type Row = { currency: string; jobs: number; median: number }
const withName = <N extends object>(named: N | null, { currency, jobs, median }: Row) =>
  named ? [{ ...named, currency, jobs, median }] : []

/** `0|1` before `1|3` before `10|+`. */
const byYears = (a: { range: string }, b: { range: string }) =>
  Number.parseInt(a.range, 10) - Number.parseInt(b.range, 10)

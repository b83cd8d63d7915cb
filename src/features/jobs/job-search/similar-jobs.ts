import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { cardsOf } from './card.ts'
import type * as contract from './contract.ts'
import { frequenciesOf } from './frequencies.ts'
import { expectedOf } from './gather.ts'
import { lexeme } from './lexemes.ts'
import { rankedJobs } from './ranked-jobs.ts'
import { noTaste, type Search } from './search.ts'
import { stemsOf } from './stems.ts'
import { anyOf, wordsIn } from './text-query.ts'

const most = 6
/** With fewer like it, work is shown at which one would look too. */
const fewest = 3

/**
 * Live jobs like this one, which may itself be closed by now: of the same position, with words of its title; those of its
 * country first. Where there are few, work near to it follows, the nearest first. @throws Refused not_found
 */
export async function similarJobs(
  ctx: Context,
  { job }: Taken<typeof contract.similarJobs>,
): Promise<Given<typeof contract.similarJobs>> {
  const { title, position_id, country_id } = found(await readJob(ctx, job))
  const [frequencies, stems] = await Promise.all([
    frequenciesOf(ctx.read, ctx.now()),
    stemsOf(ctx.read, wordsIn({ words: title })),
  ])
  const text = anyOf(title, stems)
  const searchIn = (country: number | null): Search => {
    const lists = [country === null ? [] : [lexeme.country(country)], position_id ? [lexeme.position(position_id)] : []]
    const filters = {
      country,
      lists: lists.filter((list) => list.length > 0),
      usd: null,
      usdMost: null,
      not: [],
      since: null,
    }
    return { text, filters, frequencies, taste: noTaste }
  }
  const find = (search: Search) => (text ? rankedJobs(ctx.read, search, ctx.now().getTime(), null, most * 2) : [])
  const [own, all] = [searchIn(country_id), searchIn(null)]
  // where the country is likely to hold too few, all are asked for in the same moment
  const [near, far] = await Promise.all([find(own), expectedOf(own) < most ? find(all) : null])
  const rows = near.length < most ? [...near, ...(far ?? (await find(all)))] : near
  const others = new Map(rows.filter(({ id }) => id !== job).map((row) => [row.id, row]))
  for (const country of [country_id, null])
    if (others.size < fewest && position_id !== null)
      for (const row of await ofNear(ctx, position_id, country, frequencies)) others.set(row.id, row)
  return { success: true, data: await cardsOf(ctx, [...others.values()].slice(0, most)) }
}

/** Jobs of work near to a position, in a country or anywhere. */
async function ofNear(ctx: Context, position: number, country: number | null, frequencies: Search['frequencies']) {
  const [nearest, ...further] = nearPositions([position]).map(lexeme.position)
  if (nearest === undefined) return []
  const lists = [[nearest, ...further], ...(country === null ? [] : [[lexeme.country(country)]])]
  const filters = { country, lists, usd: null, usdMost: null, not: [], since: null }
  const search = { text: null, filters, frequencies, taste: { ...noTaste, exact: [nearest] } }
  return rankedJobs(ctx.read, search, ctx.now().getTime(), null, most)
}

const readJob = (ctx: Context, id: string) =>
  ctx.read
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['title', 'position_id', 'country_id'])
    .where('jobs.id', '=', id)
    .where('state', 'in', ['live', 'paused', 'closed'])
    .executeTakeFirst()

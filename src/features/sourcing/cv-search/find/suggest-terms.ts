import { type Item, kindOf, occupationsFrom, placesFrom, skillsFrom } from '#features/jobs/job-search/suggest.ts'
import { countryName, isCountry } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { inBothForms } from '#features/site/understanding/occupations.ts'
import { languageOfLetters } from '#features/site/understanding/tokens.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type * as contract from '../contract.ts'
import { tokensOf } from '../query/tokens.ts'

const most = 7
const mostPlaces = 3
const fewest = 2
/** Where no work stands before it, a place is hardly meant by fewer letters than these. */
const fewestOfPlace = 3
/** No name is begun by more words than these. */
const longest = 3

/** What the end of a query may become, with all that stands before it: occupations, skills and places, as a search for jobs suggests them. */
export async function suggestTerms(
  ctx: Context,
  { q }: Taken<typeof contract.suggestTerms>,
): Promise<Given<typeof contract.suggestTerms>> {
  ctx.headers['cache-control'] = 'private, max-age=300'
  for (const { before, begun, after, isBehind } of ends(q)) {
    const items = await beginning(ctx, begun, isBehind)
    if (items.length > 0) return { items: items.map(({ text, hint }) => ({ text: `${before}${text}${after}`, hint })) }
  }
  return { items: [] }
}

/** `isBehind` whole words that no operator parts from it: a place is likelier than another work. */
type End = { before: string; begun: string; after: string; isBehind: boolean }

/** The words at the end that no operator, comma or parenthesis separates, most of them first; an open quotation is closed behind them. */
function ends(q: string): End[] {
  const tokens = tokensOf(q)
  const last = tokens.at(-1)
  if (last?.kind === 'phrase' && !last.closed)
    return [
      {
        before: q.slice(0, last.at + 1),
        begun: last.text.slice(1),
        after: last.text.charAt(0) === '«' ? '»' : '"',
        isBehind: false,
      },
    ]
  const from = tokens.findLastIndex(
    ({ kind, text }, at) => kind !== 'word' || (at < tokens.length - 1 && /[,،;]$/.test(text)),
  )
  const run = tokens.slice(from + 1)
  return run
    .map(({ at }, place) => ({ before: q.slice(0, at), begun: q.slice(at), after: '', isBehind: place > 0 }))
    .slice(-longest)
}

/** Names that begin so and are not whole yet, in the language of their letters, whatever the reader's is. */
async function beginning(ctx: Context, begun: string, isBehind: boolean): Promise<Item[]> {
  const typed = fold(begun)
  if (typed.length < fewest) return []
  const writer = { ...ctx, language: languageOfLetters(begun) ?? ctx.language }
  const as = (kind: string, texts: readonly string[]) => texts.map((text) => ({ text, hint: kindOf(ctx, kind) }))
  const there = typed.length < (isBehind ? fewest : fewestOfPlace) ? [] : as('place', await places(writer, begun))
  const named = await occupationsFrom(writer, begun, typed)
  const skills = await skillsFrom(writer, begun)
  const work = [
    ...as(
      'occupation',
      named.map(({ text }) => inBothForms(text)[0] ?? text),
    ),
    ...as(
      'skill',
      skills.map(({ text }) => text),
    ),
  ]
  const all = isBehind ? [...there, ...work] : [...work, ...there]
  const fresh = all.filter(({ text }) => fold(text).startsWith(typed) && fold(text) !== typed)
  return [...new Map(fresh.map((item) => [fold(item.text), item])).values()].slice(0, most)
}

/** Places by their names alone: what stands around a comma in a query are two things. */
async function places(ctx: Context, begun: string): Promise<string[]> {
  const [{ cityById }, found] = await Promise.all([readKept(ctx), placesFrom(ctx, begun, mostPlaces)])
  return found.flatMap(
    ({ id }) => cityById.get(id)?.texts[ctx.language] ?? (isCountry(-id) ? countryName(-id, ctx.language) : []),
  )
}

import { countryName } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { isLink } from '#features/site/understanding/gazetteer.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Query } from '#features/site/understanding/parts.ts'
import { keyOf, languageOfLetters } from '#features/site/understanding/tokens.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { occupationsFrom, placesFrom } from './suggest.ts'

/** Fewer letters begin too much. */
const fewest = 3

/** What was typed, slips mended, with words that are not read as the beginnings that they may be: "nurs in dub" is a nurse in Dubai; null where they begin nothing. */
export async function begunAs(ctx: Context, typed: string, { rest, mended }: Query): Promise<string | null> {
  const q = mended?.to ?? typed
  const words = q.trim().split(/\s+/)
  const unread = rest.split(' ')
  const last = words.at(-1) ?? ''
  if (/["“”„«»]/.test(q) || fold(last).length < fewest || rest === '') return null
  const work = unread.includes(last) ? await workFrom(ctx, q) : null
  if (work) return work
  const whole = await nameBegun(ctx, words)
  if (whole) return whole
  const others = words.slice(0, -1)
  const before = isLink(keyOf(others.at(-1) ?? '')) ? others.slice(0, -1) : others
  const isRead = !before.some((word) => unread.includes(word))
  const [done, place] = await Promise.all([
    isRead ? before.join(' ') : workFrom(ctx, before.join(' ')),
    unread.includes(last) ? placeFrom(ctx, last) : last,
  ])
  return done && place ? `${done} ${place}` : null
}

/** Half words that together are one work: "biomed engineer", "chauff pl". */
async function nameBegun(ctx: Context, words: readonly string[]): Promise<string | null> {
  if (words.length < 2) return null
  const { nameBegun } = await meaningsOf(ctx)
  return nameBegun(words.map(fold), languageOfLetters(words.join(' ')) ?? ctx.language)
}

async function workFrom(ctx: Context, begun: string): Promise<string | null> {
  const typed = fold(begun)
  if (typed.length < fewest) return null
  const [names, { namesFrom }] = await Promise.all([occupationsFrom(ctx, begun, typed), meaningsOf(ctx)])
  const listed = names.flatMap(({ text }) => (fold(text).startsWith(typed) ? [text] : []))
  // one word begun is one word, if any is: «разраб» is a developer before one of games
  const short = begun.includes(' ') ? [] : [...listed, ...namesFrom(typed, languageOfLetters(begun) ?? ctx.language, 1)]
  return short.find((text) => !/[ /]/.test(text.trim())) ?? listed[0] ?? null
}

async function placeFrom(ctx: Context, begun: string): Promise<string | null> {
  const [[found], { cityById }] = await Promise.all([placesFrom(ctx, begun, 1), readKept(ctx)])
  if (!found) return null
  const name = cityById.get(found.id)?.texts[ctx.language] ?? countryName(-found.id, ctx.language)
  return fold(name).startsWith(fold(begun)) ? name : null
}

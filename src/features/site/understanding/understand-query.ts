import { isLeadToPlace } from '#features/site/lookups/places-among.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { bare, leftOutBy, type Minused, withMinus } from './left-out.ts'
import { quotedWords, withoutBrackets } from './literally.ts'
import { type Meanings, meaningsOf } from './meanings.ts'
import { knows, mendApart, mendForeign, mendGlue, mendKeyboard, mendPlace, mendWord, mendWork } from './mend.ts'
import type { Part, Query } from './parts.ts'
import type { Companies } from './readings.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Reading, understand } from './understand.ts'
import { languageWritten } from './written-in.ts'

type How = {
  language: Language
  home: number | null
  /** Parts (folded) that the reader took back to words. */
  plain: readonly string[]
  /** Whether nothing may be mended. */
  asTyped: boolean
  companies: Companies | null
  /** Which of these keys stand in what is searched, though they name no occupation. */
  used: (words: readonly string[]) => Promise<ReadonlySet<string>>
  /** Which of those stand there just so, and not only by their stem. */
  written: (words: readonly string[]) => Promise<ReadonlySet<string>>
}

/** To look for what each unknown word may have been takes a millisecond: of a whole line of them nothing is guessed. */
const mostMended = 4

/** Quoted words and such that must be missing are meant literally. */
const literally = new RegExp(
  `(?<![^\\s"«“])(?:[-−–]["“”„«][^"“”„«»]*["“”„»]|${quotedWords})|(?<!\\S)[-−–](?=[^\\s\\d-])\\S+`,
  'giu',
)

/** Reads what was typed into a search field: an occupation, a place, conditions, and words for the rest. */
export async function understandQuery(ctx: Pick<Context, 'db' | 'now'>, q: string, how: How): Promise<Query> {
  const meanings = await meaningsOf(ctx)
  const asked = withoutBrackets(q)
  const allIn = (words: string) => allOf(understand(words, meanings, { ...how, companies: null }))
  const { text, typed } = how.asTyped ? asItIs(asked) : withMinus(asked, (words) => allIn(words)?.kind ?? null)
  const literal = [...text.matchAll(literally)].map(([whole]) => whole)
  const free = text.replace(literally, ' ')
  const leftOut = literal
    .filter((one) => /^[-−–]/.test(one))
    .map((one) => ({ one, is: leftOutBy(one, typed.get(one) ?? one, allIn(bare(one))) }))
  const byFacts = leftOut.flatMap(({ one, is }) => (is.kind === 'type' || is.kind === 'workplace' ? one : []))
  const first = understand(free, meanings, how)
  const better = how.asTyped
    ? null
    : ((await mended(free, first, meanings, how)) ?? begunWork(free, first, meanings, how))
  const withLiteral = (words: string) => [words.replace(/\s+/g, ' ').trim(), ...literal].join(' ')
  const { parts, rest, language } = better === null ? first : understand(better, meanings, how)
  return {
    parts,
    rest: [...rest.map(({ text }) => withoutCommas(text)), ...literal.filter((one) => !byFacts.includes(one))].join(
      ' ',
    ),
    language,
    leftOut: leftOut.map(({ is }) => is),
    mended: better === null ? null : { from: withLiteral(free), to: withLiteral(better) },
  }
}

/** 3,500 stands in adverts as 3500, and is asked for as either. */
const withoutCommas = (word: string) => (/^\d[\d,]*$/.test(word) ? word.replaceAll(',', '') : word)

const asItIs = (text: string): Minused => ({ text, typed: new Map() })

/** The one thing that is all these words say. */
const allOf = ({ parts: [part, ...more], rest }: Reading): Part | null =>
  part && more.length === 0 && rest.length === 0 ? part : null

/** What was probably typed; null where every word is known, or nothing is like those that are not. */
async function mended(
  free: string,
  { parts, rest, language }: Reading,
  meanings: Meanings,
  how: How,
): Promise<string | null> {
  const foreign = mendForeign(
    rest.map(({ key }) => key),
    meanings,
    language ?? languageWritten(free) ?? how.language,
  )
  const open = rest.filter(({ key }) => !knows(meanings, key) || foreign.has(key)).slice(0, mostMended)
  if (open.length === 0) return null
  if (parts.length === 0) {
    const other = mendKeyboard(free, meanings)
    if (other !== null) return other
  }
  const used = await how.used(open.map(({ text }) => text))
  const works = await nearWorks(
    open.filter(({ text }) => used.has(text)),
    meanings,
    how,
  )
  const changes = open
    .filter(({ key, text }) => !used.has(text) || works.has(text) || foreign.has(key))
    .flatMap((token) => {
      const before = tokensOf(free).findLast(({ to }) => to <= token.from)
      const whole = before ? mendApart(before.text, token.text, meanings) : null
      if (before && whole) return [{ ...token, from: before.from, text: whole }]
      const isLed = isLeadToPlace(fold(before?.text ?? ''))
      const to =
        foreign.get(token.key) ??
        works.get(token.text) ??
        mendGlue(token.text.toLowerCase(), meanings) ??
        mendPlace(fold(token.text), meanings, isLed) ??
        mendWord(token.key, meanings, how.language)
      return to === null ? [] : [{ ...token, text: to }]
    })
  if (changes.length === 0) return null
  // a word of a longer name that says nothing by itself, and stands in nothing that is searched, is no better than the one that was typed: "camp" for "lamp"
  const then = understand(changed(free, changes), meanings, how)
  const unread = new Set(then.rest.map(({ text }) => text))
  const words = changes.flatMap(({ text }) => text.split(' '))
  const isTelling =
    words.some((word) => !unread.has(word)) || (then.parts.length === 0 && (await how.used(words)).size > 0)
  return isTelling ? changed(free, changes) : null
}

/** The work that words are a slip away from which no advert writes so, though it has their stems. */
async function nearWorks(words: readonly Token[], meanings: Meanings, { written }: How): Promise<Map<string, string>> {
  const near = words.flatMap(({ key, text }) => {
    const work = mendWork(key, meanings)
    return work === null ? [] : [[text, work] as const]
  })
  const meant = await written(near.map(([text]) => text))
  return new Map(near.filter(([text]) => !meant.has(text)))
}

/** Two works that have nothing in common may be the beginnings of the words of one: "ingénieur info". */
function begunWork(free: string, { isApart, language }: Reading, meanings: Meanings, how: How): string | null {
  const words = tokensOf(free).map(({ text }) => fold(text))
  return isApart && how.plain.length === 0 && words.length <= mostBegun
    ? meanings.nameBegun(words, language ?? how.language)
    : null
}
const mostBegun = 3

type Change = { from: number; to: number; text: string }
const changed = (free: string, changes: readonly Change[]): string =>
  changes.reduceRight((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), free)

import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { lexeme, oneOf, quoted } from './lexemes.ts'
import { type Clause, readQuery } from './read-query.ts'
import type { Stems } from './stems.ts'
import { synonymsOf } from './synonyms.ts'

/** What was typed, in the words of the index. */
export type TextQuery = {
  /** All of it in title and skills, as the index holds them. */
  title: string
  /** All of it anywhere. */
  anywhere: string
  /** As `title`, for the words that stand in the row itself; what must be missing is not looked at there. */
  row: string
  /** Whether the row alone decides on the title: no words that must be missing. */
  rowDecides: boolean
  /** Whether the index alone cannot: the order of words is looked up in the row. */
  hasPhrase: boolean
  /** Any of its words, for ranking; null where nothing is asked to be there. */
  rank: string | null
  /** For estimates: clauses, each with its alternatives, each with its words, each with the lexemes it may stand as. */
  clauses: readonly (readonly (readonly (readonly string[])[])[])[]
}

type Words = { alternatives: readonly (readonly string[])[]; exact: readonly string[]; phrase: boolean; not: boolean }

/** What is looked for as words: what was typed, and things of which any one name will do. */
export type Sought = { words: string; named?: readonly (readonly string[])[] }

/** Words that have to be stemmed before a query can be built, those of synonyms too. */
export const wordsIn = (sought: Sought): string[] => wordsOf(sought).flatMap(({ alternatives }) => alternatives.flat())

/** Null where nothing is looked for. */
export function textQuery(sought: Sought, stems: Stems): TextQuery | null {
  const clauses = wordsOf(sought).flatMap((one) => sayings(one, stems))
  const [wanted, unwanted] = [clauses.filter(({ not }) => !not), clauses.filter(({ not }) => not)]
  if (clauses.length === 0) return null
  const missing = unwanted.map((one) => `!(${say(one, '')})`)
  const all = (prefix: string) => wanted.map((one) => say(one, prefix))
  const ranked = wanted.flatMap(({ sides, exact }) => [...lexemesIn(sides), ...exact.map(lexeme.exact)])
  return {
    title: [...all(lexeme.title('')), ...missing].join(' & '),
    anywhere: [...all(''), ...missing].join(' & '),
    row: all('').join(' & '),
    rowDecides: unwanted.length === 0,
    hasPhrase: wanted.some(({ phrase }) => phrase),
    rank: ranked.length > 0 ? [...new Set(ranked)].map(quoted).join(' | ') : null,
    clauses: wanted.map(({ sides }) => sides.map((side) => side.map(({ stems: of }) => of.flat()))),
  }
}

const wordsOf = ({ words, named = [] }: Sought): Words[] => [
  ...withSynonyms(readQuery(words)),
  ...named.map((names) => ({
    alternatives: names.map((name) => foldWords(name).split(' ').filter(Boolean)).filter(({ length }) => length > 0),
    exact: names.flatMap((name) => foldExactly(name).split(' ').filter(Boolean)),
    phrase: false,
    not: false,
  })),
]

/** Any of these words in title or skills, the more the better; null where none of them says anything. */
export function anyOf(words: string, stems: Stems): TextQuery | null {
  const clauses = readQuery(words).map(({ words: [word = ''] }) => stems.get(word)?.flat() ?? [])
  const lexemes = [...new Set(clauses.flat())]
  if (lexemes.length === 0) return null
  const title = oneOf(lexemes.map((one) => quoted(lexeme.title(one))))
  return {
    title,
    anywhere: title,
    row: oneOf(lexemes.map(quoted)),
    rowDecides: true,
    hasPhrase: false,
    rank: lexemes.map(quoted).join(' | '),
    clauses: [clauses.map((stemmed) => [stemmed])],
  }
}

/** Lexemes of the words one after the other, with the place each has; words that say nothing leave a gap. */
type Side = { at: number; stems: readonly (readonly string[])[] }[]
type Saying = { sides: Side[]; exact: readonly string[]; phrase: boolean; not: boolean }

function sayings({ alternatives, exact, phrase, not }: Words, stems: Stems): Saying[] {
  const sides = alternatives
    .map((words) =>
      words.flatMap((word, at) => {
        const of = stems.get(word)
        return of ? [{ at, stems: of }] : []
      }),
    )
    .filter((side) => side.length > 0)
  return sides.length > 0 ? [{ sides, exact, phrase, not }] : []
}

function say({ sides, phrase }: Saying, prefix: string): string {
  const word = (stems: readonly (readonly string[])[]) =>
    oneOf(stems.map((together) => allOf(together.map((stem) => quoted(prefix + stem)))))
  return oneOf(
    sides.map((side) => {
      if (!phrase || prefix !== '') return allOf(side.map(({ stems }) => word(stems)))
      const steps = side.map(({ at, stems }, index) =>
        index === 0 ? word(stems) : `<${at - (side[index - 1]?.at ?? 0)}> ${word(stems)}`,
      )
      return steps.length === 1 ? (steps[0] as string) : `(${steps.join(' ')})`
    }),
  )
}

const allOf = (some: readonly string[]) => (some.length === 1 ? (some[0] as string) : `(${some.join(' & ')})`)
const lexemesIn = (sides: readonly Side[]) => sides.flat().flatMap(({ stems }) => stems.flat())

/** Runs of words that have synonyms become one clause with alternatives; what is quoted or unwanted is meant literally. */
function withSynonyms(clauses: readonly Clause[]): Words[] {
  const out: Words[] = []
  for (let at = 0; at < clauses.length; ) {
    const { run, others } = longestRun(clauses.slice(at, at + 3))
    const [first] = run as [Clause]
    const words = run.flatMap((one) => one.words)
    out.push({
      alternatives: [words, ...run.flatMap((one) => one.others), ...others],
      exact: run.flatMap((one) => one.exact),
      phrase: first.phrase,
      not: first.not,
    })
    at += run.length
  }
  return out
}

function longestRun(clauses: readonly Clause[]): { run: readonly Clause[]; others: readonly (readonly string[])[] } {
  const literal = clauses.findIndex(({ phrase, not, others }) => phrase || not || others.length > 0)
  for (let length = literal < 0 ? clauses.length : literal; length > 0; length--) {
    const run = clauses.slice(0, length)
    const others = synonymsOf(run.flatMap(({ words }) => words).join(' '))
    if (others.length > 0) return { run, others }
  }
  return { run: clauses.slice(0, 1), others: [] }
}

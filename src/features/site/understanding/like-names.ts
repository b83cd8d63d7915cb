import type { Language } from '#platform/shared/languages.ts'
import { isLink } from './gazetteer.ts'
import type { Occupation } from './occupations.ts'
import { tokensOf } from './tokens.ts'
import { type Votes, votesOf } from './word-votes.ts'

/**
 * Positions whose names share most of what they say with these words, the likest first; none where no name is like them.
 * @param inside positions that the words name in part, which weigh more
 */
export type LikeNames = {
  of: (words: readonly string[], language: Language, inside: ReadonlySet<number>) => Like[]
  /** Positions that the words tell of one by one, where no name is like them all: names with "Flutter" are those of who writes apps. */
  byWords: (words: readonly string[], language: Language) => Like[]
}
export type Like = { position: number; likeness: number }

/** Below this two thirds of what is found were work of another family, where names of the list were left out and looked for. */
const least = 0.5
/** What a title says beside a name weighs less than what of the name it leaves out. */
const beside = 0.6
/** A word of no name tells of no other work. */
const unknown = 2
const insideWeighs = 1.15
/** Work is known by a word that no more positions, and no more names, have than these: who manages, assists or is a chef may do so anywhere. */
const rareIn = 25
const rareInNames = 60

type Name = { positions: readonly number[]; weight: number }
type Names = {
  ofWord: ReadonlyMap<string, readonly Name[]>
  weightOf: (word: string) => number
  isRare: (word: string) => boolean
  votes: Votes
}

/** Words that few positions share weigh more. Made when first asked for: most titles are read by their names. */
export function likeNames(names: readonly (readonly [string, Occupation])[]): LikeNames {
  const made = new Map<Language, Names>()
  const of = (language: Language): Names => {
    const known = made.get(language) ?? weighed(names.filter(([, one]) => one.language === language))
    made.set(language, known)
    return known
  }
  // many titles are English wherever they stand
  const orEnglish = (language: Language, find: (names: Names) => Like[]) => {
    const found = find(of(language))
    return found.length > 0 || language === 'en' ? found : find(of('en'))
  }
  return {
    of: (words, language, inside) => orEnglish(language, (all) => likest(words, all, inside)),
    byWords: (words, language) => orEnglish(language, ({ votes }) => votes(words)),
  }
}

function weighed(names: readonly (readonly [string, Occupation])[]): Names {
  const positionsOf = new Map<string, Map<number, number>>()
  const single = names.flatMap(([name, { positions, field, isSoundAlike }]) =>
    field === null && !isSoundAlike ? [{ positions, words: wordsOf(name) }] : [],
  )
  for (const { positions, words } of single)
    for (const word of words) {
      const those = positionsOf.get(word) ?? new Map<number, number>()
      for (const id of positions) those.set(id, (those.get(id) ?? 0) + 1 / positions.length)
      positionsOf.set(word, those)
    }
  const total = new Set(single.flatMap(({ positions }) => positions)).size
  const weightOf = (word: string) => {
    const many = positionsOf.get(word)?.size
    return many === undefined ? unknown : Math.log(1 + total / many)
  }
  const ofWord = new Map<string, Name[]>()
  for (const { positions, words } of single) {
    const name = { positions, weight: sum(words, weightOf) }
    for (const word of words) {
      const those = ofWord.get(word)
      if (those) those.push(name)
      else ofWord.set(word, [name])
    }
  }
  const isRare = (word: string) =>
    (positionsOf.get(word)?.size ?? 0) <= rareIn && (ofWord.get(word)?.length ?? 0) <= rareInNames
  return { ofWord, weightOf, isRare, votes: votesOf(positionsOf, weightOf, isRare) }
}
const wordsOf = (name: string) => [...new Set(tokensOf(name).map(({ key }) => key))].filter((key) => !isLink(key))

function likest(words: readonly string[], { ofWord, weightOf, isRare }: Names, inside: ReadonlySet<number>): Like[] {
  const all = sum(words, weightOf)
  const shared = new Map<Name, number>()
  for (const word of words.toSorted((a, b) => Number(isRare(b)) - Number(isRare(a))))
    for (const name of ofWord.get(word) ?? [])
      if (isRare(word) || shared.has(name)) shared.set(name, (shared.get(name) ?? 0) + weightOf(word))
  const best = new Map<number, number>()
  for (const [{ positions, weight }, both] of shared)
    for (const id of positions) {
      const likeness = (both / (weight + beside * (all - both))) * (inside.has(id) ? insideWeighs : 1)
      if (likeness > (best.get(id) ?? least)) best.set(id, likeness)
    }
  return [...best]
    .map(([position, likeness]) => ({ position, likeness }))
    .toSorted((a, b) => b.likeness - a.likeness || a.position - b.position)
}

const sum = (words: readonly string[], weightOf: (word: string) => number) =>
  words.reduce((total, word) => total + weightOf(word), 0)

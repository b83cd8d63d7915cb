import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { isLink } from './gazetteer.ts'
import type { Occupation } from './occupations.ts'
import { keyOf } from './tokens.ts'

export type BegunNames = {
  /** Names of occupations in a language that begin so (folded), the shortest first. */
  namesFrom: (typed: string, language: Language, most: number) => string[]
  /** The shortest name each of whose words begins with one of these (folded), in their order; null for none. */
  nameBegun: (words: readonly string[], language: Language) => string | null
}
type Name = { name: string; folded: string; language: Language }

/** Names of occupations by how they begin, whole or word by word: sorted once, so that a beginning is found by halving. */
export function begunNames(names: readonly (readonly [string, Occupation])[]): BegunNames {
  const sorted = Map.groupBy(
    names
      .flatMap(([name, { language, positions }]) =>
        positions.length > 0 ? [{ name, folded: fold(name), language }] : [],
      )
      .sort((a, b) => (a.folded < b.folded ? -1 : 1)),
    ({ language }) => language,
  )
  const shortestFrom = (typed: string, language: Language): Name[] =>
    allFrom(sorted.get(language) ?? [], typed).sort((a, b) => a.name.length - b.name.length)
  return {
    namesFrom: (typed, language, most) =>
      [...new Set(shortestFrom(typed, language).map(({ name }) => name))].slice(0, most),
    nameBegun: (words, language) => {
      const [first = ''] = words
      const found = shortestFrom(first, language).find(({ folded }) => isBegun(folded, words))
      return found?.name ?? null
    },
  }
}

function allFrom(all: readonly Name[], typed: string): Name[] {
  let [from, to] = [0, all.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((all[middle]?.folded ?? '') < typed) from = middle + 1
    else to = middle
  }
  const found: Name[] = []
  for (let at = from; all[at]?.folded.startsWith(typed); at++) found.push(all[at] as Name)
  return found
}

/** "prof info" begins "professeur d'informatique": links may be left out. */
function isBegun(folded: string, words: readonly string[]): boolean {
  const own = folded.split(' ').filter((word) => !isLink(keyOf(word)))
  return own.length === words.length && words.every((word, at) => own[at]?.startsWith(word))
}

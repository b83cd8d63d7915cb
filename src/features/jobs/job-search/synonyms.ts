import { foldWords } from '#features/site/understanding/fold-words.ts'
import groups from './synonyms.json' with { type: 'json' }

/** Folded words → the others of their group, each as a list of words. */
const known = new Map<string, string[][]>()
for (const group of groups) {
  const folded = [...new Set(group.map(foldWords))]
  for (const one of folded)
    known.set(one, [
      ...(known.get(one) ?? []),
      ...folded.filter((other) => other !== one).map((other) => other.split(' ')),
    ])
}

/** Other ways to say the same, in any of the four languages (synonyms.json); none for most words. */
export const synonymsOf = (folded: string): readonly (readonly string[])[] => known.get(folded) ?? []

/** The same ways as people write them, at most a few: for telling what else was searched. */
export function alsoSaid(folded: string): string[] {
  const own = groups.filter((group) => group.some((one) => foldWords(one) === folded))
  return [...new Set(own.flat())].filter((one) => foldWords(one) !== folded).slice(0, 6)
}

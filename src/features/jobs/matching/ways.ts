import type { Stems } from '#features/jobs/job-search/stems.ts'
import type { Line } from './lines-of.ts'

/** One thing that must be in a CV: any of the ways, each some words as the index holds them. */
export type Must = {
  text: string
  ways: readonly Way[]
  /** Where a line has it by another name. */
  marksIn?: (text: string) => [number, number][]
  /** These ways show only a part of another, the one at this place of the list. */
  partOf?: number
}
export type Way = {
  /** For each word the lexemes it may stand as. */
  words: readonly (readonly string[])[]
  phrase: boolean
  open: boolean
  /** Looked for in these lines only: the name of a language, a skill of one letter. */
  section: Line['section'] | null
  /** So many of the words are enough, in any order; all of them where it is not said. */
  least?: number
  /** The words stand among so many that follow each other, in any order. */
  within?: number
  /** In what is told, and in no title, degree or company; or in sentences alone, where words that are listed beside each other tell nothing together. */
  where?: 'told' | 'sentence'
}

type How = Partial<Pick<Way, 'phrase' | 'open' | 'section' | 'where'>>

/** A way of folded words, as the stems of a language have them; a word that says nothing counts only within a phrase. */
export const wayOf = (
  words: readonly string[],
  stems: Stems,
  { phrase = false, open = false, section = null, where }: How,
): Way => ({
  words: words.flatMap((word) => {
    const known = stems.get(word)
    if (word === '' || (known === null && !phrase)) return []
    return [[...new Set([word, ...(known ?? []).flat()])]]
  }),
  ...{ phrase, open, section },
  ...(where && { where }),
})

const sentences: readonly Line['section'][] = ['summary', 'experience', 'projects']
const isTold = ({ section, kind }: Pick<Line, 'section' | 'kind'>): boolean =>
  (kind === 'text' || kind === 'point') && section !== 'education'

/** Whether this is looked for in such a line. */
export function isLookedForIn({ section, where }: Way, line: Pick<Line, 'section' | 'kind'>): boolean {
  if (section !== null && section !== line.section) return false
  return where === undefined || (isTold(line) && (where === 'told' || sentences.includes(line.section)))
}

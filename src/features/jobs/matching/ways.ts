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
  /** Not looked for in what a degree is called. */
  isSoft?: true
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
  /**
   * In what is told, and in no title, degree or company; in sentences alone, since words that are listed beside each other tell nothing together; or
   * in all but sentences.
   */
  where?: 'told' | 'sentence' | 'elsewhere'
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

const isSentence = (line: Pick<Line, 'section' | 'kind'>): boolean => isTold(line) && sentences.includes(line.section)

function isLookedForIn({ section, where }: Way, line: Pick<Line, 'section' | 'kind'>): boolean {
  if (section !== null && section !== line.section) return false
  if (where === undefined) return true
  return where === 'told' ? isTold(line) : isSentence(line) === (where === 'sentence')
}

const known = new WeakMap<Must, Map<string, readonly Way[]>>()

/** What of a thing is looked for in such a line; worked out once for lines of a kind. */
export function waysIn(must: Must, line: Pick<Line, 'section' | 'kind'>): readonly Way[] {
  const own = known.get(must) ?? new Map<string, readonly Way[]>()
  known.set(must, own)
  const key = `${line.section} ${line.kind}`
  const isDegree = line.section === 'education' && line.kind === 'entry'
  const among = must.isSoft && isDegree ? [] : must.ways
  const ways = own.get(key) ?? among.filter((way) => isLookedForIn(way, line))
  own.set(key, ways)
  return ways
}

/** Whether a folded word is one of these lexemes: as it stands, by a stem of it, or as the beginning of an open one. */
export function isOneOf(folded: string, lexemes: readonly string[], open: boolean, stems: Stems): boolean {
  if (lexemes.some((one) => folded === one || (open && folded.startsWith(one)))) return true
  const own = stems.get(folded)
  return own ? own.some((each) => each.some((stem) => lexemes.includes(stem))) : false
}

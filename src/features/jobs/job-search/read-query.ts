import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { quotedWords, sidesOf, withoutBrackets } from '#features/site/understanding/literally.ts'

/** Something that must, or must not, stand in a job: a word, or words in this order. */
export type Clause = {
  words: readonly string[]
  /** What may stand there in their place. */
  others: readonly (readonly string[])[]
  /** The same words unstemmed, as far as folding goes. */
  exact: readonly string[]
  phrase: boolean
  not: boolean
}

const mostClauses = 16

const piece = new RegExp(`(?<![^\\s"])(?:(${quotedWords})|([-−–]?)(?:"([^"]*)"|([^\\s"]+)))`, 'giu')
const wordsIn = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)
const exactIn = (text: string): string[] => foldExactly(text).split(' ').filter(Boolean)

/** What was typed, clause by clause: `nurse "night shift" -dentist`. Words that hang together by a hyphen are several. */
export function readQuery(q: string): Clause[] {
  const typed = withoutBrackets(q)
    .replace(/[“”„«»]/g, '"')
    .replace(/\b(?:it|ai)\b/gi, (word) => word.toUpperCase())
  const clauses = [...typed.matchAll(piece)].flatMap(([, either, minus = '', within, single = '']) =>
    either === undefined ? clausesOf(within ?? single, { minus, isQuoted: within !== undefined }) : eitherOf(either),
  )
  return clauses.slice(0, mostClauses)
}

function clausesOf(text: string, { minus, isQuoted }: { minus: string; isQuoted: boolean }): Clause[] {
  const [words, exact] = [wordsIn(text), exactIn(text)]
  const together = words.length > 1 && (isQuoted || minus !== '')
  if (together || words.length === 1) return [{ words, others: [], exact, phrase: together, not: minus !== '' }]
  return words.map((word, at) => ({ words: [word], others: [], exact: [exact[at] ?? word], phrase: false, not: false }))
}

/** Words in this order, or what "or" puts beside them. */
function eitherOf(text: string): Clause[] {
  const [words, ...others] = sidesOf(text)
    .map(wordsIn)
    .filter(({ length }) => length > 0)
  if (!words) return []
  const phrase = [words, ...others].some(({ length }) => length > 1)
  return [{ words, others, exact: sidesOf(text).flatMap(exactIn), phrase, not: false }]
}

import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'

/** Something that must, or must not, stand in a job: a word, or words in this order. */
export type Clause = {
  words: readonly string[]
  /** The same words unstemmed, as far as folding goes. */
  exact: readonly string[]
  phrase: boolean
  not: boolean
}

const mostClauses = 16

/** What was typed, clause by clause: `nurse "night shift" -dentist`. Words that hang together by a hyphen are several. */
export function readQuery(q: string): Clause[] {
  const typed = q.replace(/[“”„«»]/g, '"').replace(/\b(?:it|ai)\b/gi, (word) => word.toUpperCase())
  const clauses: Clause[] = []
  for (const [, minus, within, single] of typed.matchAll(/(?<![^\s"])([-−–]?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const text = within ?? single ?? ''
    const words = foldWords(text).split(' ').filter(Boolean)
    const exact = foldExactly(text).split(' ').filter(Boolean)
    if (words.length === 0) continue
    const together = words.length > 1 && (within !== undefined || minus !== '')
    if (together || words.length === 1) clauses.push({ words, exact, phrase: together, not: minus !== '' })
    else
      for (const [at, word] of words.entries())
        clauses.push({ words: [word], exact: [exact[at] ?? word], phrase: false, not: false })
  }
  return clauses.slice(0, mostClauses)
}

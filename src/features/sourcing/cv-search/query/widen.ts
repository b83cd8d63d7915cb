import { alsoSaid, synonymsOf } from '#features/jobs/job-search/synonyms.ts'
import type { Node, Term } from './read-boolean.ts'

/** Something to look for, with other ways to say it; what was quoted is meant literally. */
export type Leaf = { kind: 'leaf'; term: Term; sides: readonly (readonly string[])[] }
export type Wanted = Leaf | { kind: 'not'; part: Wanted } | { kind: 'and' | 'or'; parts: readonly Wanted[] }

const longestRun = 3

/** Adds other ways to say words, or runs of words beside each other, in any of the four languages. */
export function widen(node: Node): Wanted {
  if (node.kind === 'term') return leafOf([node])
  if (node.kind === 'not') return { kind: 'not', part: literally(node.part) }
  if (node.kind === 'or') return { kind: 'or', parts: node.parts.map(widen) }
  const parts: Wanted[] = []
  for (let at = 0; at < node.parts.length; ) {
    const run = runAt(node.parts, at)
    parts.push(run.length > 0 ? leafOf(run) : widen(node.parts[at] as Node))
    at += Math.max(1, run.length)
  }
  return parts.length === 1 ? (parts[0] as Wanted) : { kind: 'and', parts }
}

/** Other ways to say what is looked for, as people write them. */
export function alsoSearched(wanted: Wanted): string[] {
  if (wanted.kind === 'not') return []
  if (wanted.kind === 'leaf') return wanted.sides.length > 1 ? alsoSaid(wanted.term.words.join(' ')) : []
  return [...new Set(wanted.parts.flatMap(alsoSearched))]
}

/** What must not be there is meant as it was typed. */
function literally(node: Node): Wanted {
  if (node.kind === 'term') return { kind: 'leaf', term: node, sides: [node.words] }
  if (node.kind === 'not') return { kind: 'not', part: literally(node.part) }
  return { kind: node.kind, parts: node.parts.map(literally) }
}

/** The longest run of plain words from here on that has other ways to say it. */
function runAt(parts: readonly Node[], from: number): Term[] {
  const plain: Term[] = []
  for (const part of parts.slice(from, from + longestRun)) {
    if (part.kind !== 'term' || part.open || part.quoted) break
    plain.push(part)
  }
  for (let length = plain.length; length > 0; length--) {
    const run = plain.slice(0, length)
    if (synonymsOf(wordsOf(run).join(' ')).length > 0) return run
  }
  return []
}

const wordsOf = (run: readonly Term[]) => run.flatMap(({ words }) => words)

function leafOf(run: readonly Term[]): Leaf {
  const [first] = run as [Term]
  const words = wordsOf(run)
  const others = first.quoted || first.open ? [] : synonymsOf(words.join(' '))
  const term: Term =
    run.length === 1
      ? first
      : {
          ...first,
          words,
          exact: run.flatMap(({ exact }) => exact),
          phrase: false,
          text: run.map(({ text }) => text).join(' '),
        }
  return { kind: 'leaf', term, sides: [words, ...others] }
}

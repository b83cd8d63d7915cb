import type { OtherWays, Reading } from './other-ways.ts'
import type { Node, Term } from './read-boolean.ts'

/** Something to look for, with other ways to say it, or the occupations that it names; what was quoted is meant literally. */
export type Leaf = {
  kind: 'leaf'
  as: Reading
  term: Term
  /** Its own words first. */
  sides: readonly (readonly string[])[]
  meant: readonly string[]
  also: readonly string[]
  /** Lexemes of facts that it names, any of these together. */
  facts: readonly (readonly string[])[]
  /** The language that it asks for, with its level if one was named. */
  spoken: string | null
}
export type Wanted = Leaf | { kind: 'not'; part: Wanted } | { kind: 'and' | 'or'; parts: readonly Wanted[] }

const longestRun = 5

/** Adds other ways to say words, or runs of words beside each other, in any of the four languages. */
export function widen(node: Node, ways: OtherWays): Wanted {
  if (node.kind === 'term') return leafOf([node], ways)
  if (node.kind === 'not') return { kind: 'not', part: widen(node.part, ways) }
  if (node.kind === 'or') return { kind: 'or', parts: node.parts.map((part) => widen(part, ways)) }
  const parts: Wanted[] = []
  for (let at = 0; at < node.parts.length; ) {
    const unwanted = unwantedAt(node.parts, at, ways)
    if (unwanted.length > 1) {
      parts.push({ kind: 'not', part: leafOf(unwanted, ways) })
      at += unwanted.length
      continue
    }
    const run = runAt(node.parts, at, ways)
    parts.push(run.length > 0 ? leafOf(run, ways) : widen(node.parts[at] as Node, ways))
    at += Math.max(1, run.length)
  }
  return parts.length === 1 ? (parts[0] as Wanted) : { kind: 'and', parts }
}

/** Other ways to say what is looked for, as people write them. */
export function alsoSearched(wanted: Wanted): string[] {
  if (wanted.kind === 'not') return []
  if (wanted.kind === 'leaf') return [...wanted.also]
  return [...new Set(wanted.parts.flatMap(alsoSearched))]
}

/** The longest run of plain words from here on that has other ways to say it. */
function runAt(parts: readonly Node[], from: number, ways: OtherWays): Term[] {
  const plain: Term[] = []
  for (const part of parts.slice(from, from + longestRun)) {
    if (part.kind !== 'term' || part.open || part.quoted) break
    plain.push(part)
  }
  for (let length = plain.length; length > 0; length--) {
    const run = plain.slice(0, length)
    if (ways(textOf(run)) !== null) return run
  }
  return []
}

/** NOT before words that are one thing together leaves out that: "NOT real estate" wants no estate. */
function unwantedAt(parts: readonly Node[], from: number, ways: OtherWays): Term[] {
  const [first, ...others] = parts.slice(from, from + longestRun)
  return first?.kind === 'not' && first.part.kind === 'term' ? runAt([first.part, ...others], 0, ways) : []
}

const textOf = (run: readonly Term[]) => run.map(({ text }) => text).join(' ')

function leafOf(run: readonly Term[], ways: OtherWays): Leaf {
  const [first] = run as [Term]
  const words = run.flatMap(({ words }) => words)
  const others = first.quoted || first.open ? null : ways(textOf(run))
  const exact = run.flatMap(({ exact }) => exact)
  const term = run.length === 1 ? first : { ...first, words, exact, phrase: false, text: textOf(run) }
  return {
    kind: 'leaf',
    as: others?.as ?? 'words',
    term,
    sides: [words, ...(others?.sides ?? [])],
    meant: others?.meant ?? [],
    also: others?.also ?? [],
    facts: others?.facts ?? [],
    spoken: others?.spoken ?? null,
  }
}

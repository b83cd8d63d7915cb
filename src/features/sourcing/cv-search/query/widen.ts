import { boundToAll } from './bound-to-all.ts'
import { hyphened } from './hyphened.ts'
import { isJoint, withoutComma } from './joints.ts'
import type { OtherWays } from './other-ways.ts'
import type { Node, Term } from './read-boolean.ts'
import { firstLanguageOf } from './spoken.ts'
import type { Leaf, Wanted } from './wanted.ts'

const longestRun = 5

/** Adds other ways to say words, or runs of words beside each other, in any of the four languages. */
export function widen(given: Node, ways: OtherWays): Wanted {
  const node = withHalves(given, ways)
  if (node.kind === 'term') return leafOf([node], ways)
  if (node.kind === 'not') return { kind: 'not', part: asWord(widen(node.part, ways)) }
  if (node.kind === 'or')
    return boundToAll(node.parts.map((part) => ({ part: widen(part, ways), isWhole: isWhole(part) })))
  const parts: Wanted[] = []
  for (let at = 0; at < node.parts.length; ) {
    const unwanted = unwantedAt(node.parts, at, ways)
    if (unwanted.length > 1) {
      parts.push({ kind: 'not', part: asWord(leafOf(unwanted, ways)) })
      at += unwanted.length
      continue
    }
    const run = runAt(node.parts, at, ways)
    const part = node.parts[at] as Node
    if (run.length > 0) parts.push(leafOf(run, ways, isWorkAt(node.parts, at + run.length, ways)))
    else if (part.kind !== 'term' || part.quoted || part.open || !isJoint(part.text)) parts.push(widen(part, ways))
    at += Math.max(1, run.length)
  }
  if (parts.length === 0) return { kind: 'and', parts: node.parts.map((part) => widen(part, ways)) }
  return parts.length === 1 ? (parts[0] as Wanted) : { kind: 'and', parts }
}

/** Who is not wanted is called junior somewhere: of how long people worked not all CVs tell. */
const asWord = (part: Wanted): Wanted =>
  part.kind === 'leaf' && part.as === 'level' ? { ...part, as: 'words', within: [], inAnyLine: true } : part

/** With what a hyphen joins set apart. */
function withHalves(node: Node, ways: OtherWays): Node {
  if (node.kind === 'and') return { ...node, parts: node.parts.flatMap((part) => hyphened(part, ways)) }
  const halves = hyphened(node, ways)
  return halves.length > 1 ? { kind: 'and', parts: halves } : node
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
  const language = firstLanguageOf(plain.map(({ text }) => text))
  for (let length = language || plain.length; length > 0; length--) {
    const run = plain.slice(0, length)
    if (ways(textOf(run)) !== null) return run
  }
  return []
}

/** Whether work is named from here on. */
function isWorkAt(parts: readonly Node[], at: number, ways: OtherWays): boolean {
  const run = runAt(parts, at, ways)
  return run.length > 0 && ways(textOf(run))?.as === 'work'
}

/** NOT before words that are one thing together leaves out that: "NOT real estate" wants no estate. */
function unwantedAt(parts: readonly Node[], from: number, ways: OtherWays): Term[] {
  const [first, ...others] = parts.slice(from, from + longestRun)
  return first?.kind === 'not' && first.part.kind === 'term' ? runAt([first.part, ...others], 0, ways) : []
}

const isWhole = (node: Node): boolean => node.kind === 'and' && node.isWhole === true

/** A comma ends a word, and is none of it. */
const textOf = (run: readonly Term[]) => run.map(({ text }) => withoutComma(text)).join(' ')

function leafOf(run: readonly Term[], ways: OtherWays, isBeforeWork = false): Leaf {
  const [first] = run as [Term]
  const words = run.flatMap(({ words }) => words)
  const others = first.quoted || first.open ? null : ways(textOf(run), isBeforeWork)
  const exact = run.flatMap(({ exact }) => exact)
  const term =
    run.length === 1
      ? { ...first, text: first.quoted ? first.text : textOf(run) }
      : { ...first, words, exact, phrase: false, text: textOf(run) }
  return {
    kind: 'leaf',
    as: others?.as ?? 'words',
    term,
    sides: [words, ...(others?.sides ?? [])],
    meant: others?.meant ?? [],
    orders: (first.quoted ? ways(textOf(run)) : others)?.meant ?? [],
    also: others?.also ?? [],
    facts: others?.facts ?? [],
    lives: others?.lives ?? [],
    within: others?.within ?? [],
    inOrder: others?.inOrder ?? false,
    inAnyLine: others?.inAnyLine ?? !others?.within?.length,
    isSlip: others?.isSlip ?? false,
    place: others?.place ?? null,
    spoken: others?.spoken ?? null,
  }
}

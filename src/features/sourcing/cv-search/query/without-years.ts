import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import type { Node } from './read-boolean.ts'

const longest = 4

/** A query without "5 years" and such, which stand in no CV: how long somebody worked is a filter. A query of nothing else stays. */
export function withoutYears(node: Node | null, { sayings }: Pick<Meanings, 'sayings'>): Node | null {
  if (node?.kind !== 'and') return node
  const parts: Node[] = []
  for (let at = 0; at < node.parts.length; ) {
    const length = yearsAt(node.parts, at, sayings)
    if (length === 0) parts.push(node.parts[at] as Node)
    at += Math.max(1, length)
  }
  if (parts.length === 0) return node
  return parts.length === 1 ? (parts[0] as Node) : { kind: 'and', parts }
}

/** How many words from here on say a number of years. */
function yearsAt(parts: readonly Node[], from: number, sayings: Meanings['sayings']): number {
  const first = parts[from]
  if (first?.kind !== 'term' || !/^\d\d?\+?$/.test(first.text)) return 0
  for (let length = longest; length > 1; length--) {
    const run = parts.slice(from + 1, from + length)
    if (run.length < length - 1 || !run.every((part) => part.kind === 'term' && !part.quoted)) continue
    const said = ['0', ...run.map((part) => (part.kind === 'term' ? part.text : ''))].join(' ')
    if (sayings.find(tokensOf(said)).some(({ kind }) => kind === 'filler')) return length
  }
  return 0
}

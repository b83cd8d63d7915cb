import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import type { Oddity } from '../rules.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word, or words in this order; `open` stands for all words that begin so. */
export type Term = {
  kind: 'term'
  words: readonly string[]
  /** The same words as they were typed, as far as folding goes. */
  exact: readonly string[]
  phrase: boolean
  open: boolean
  /** Meant literally. */
  quoted: boolean
  /** As it was typed, without quotes. */
  text: string
}
export type Node =
  | Term
  | { kind: 'not'; part: Node }
  /** `isWhole` where it stands in parentheses. */
  | { kind: 'and' | 'or'; parts: readonly Node[]; isWhole?: true }

export type Odd = { code: Oddity; at: number; text: string }
export type Reading = { node: Node | null; odd: Odd[] }

const deepest = 8
const mostTerms = 40

/** Reads what was typed: AND, OR, NOT, quotes, parentheses; words beside each other must all be there. Never throws. */
export function readBoolean(q: string): Reading {
  const odd: Odd[] = []
  const all = tokensOf(q.slice(0, 1_000))
  const tokens = shortened(levelled(all, odd), odd)
  for (const { kind, at, text } of all)
    if (kind === 'word' && /^(?:or|not|ou|sauf|или|не)$/.test(text) && all.length > 1)
      odd.push({ code: 'small_operator', at, text })
  let next = 0

  function either(depth: number): Node | null {
    const parts: Node[] = []
    for (;;) {
      const part = together(depth)
      if (part) parts.push(part)
      const token = tokens[next]
      if (token?.kind !== 'or') break
      next++
      if (!part || !begins(tokens[next])) lonely(token)
    }
    return joined('or', parts)
  }

  function together(depth: number): Node | null {
    const parts: Node[] = []
    for (let token = tokens[next]; token && token.kind !== 'right' && token.kind !== 'or'; token = tokens[next]) {
      if (token.kind === 'and') {
        next++
        if (token.text !== '+' && (parts.length === 0 || !begins(tokens[next]))) lonely(token)
        continue
      }
      const part = one(depth)
      if (part) parts.push(part)
    }
    return joined('and', parts)
  }

  function one(depth: number): Node | null {
    const token = tokens[next++]
    if (!token) return null
    if (token.kind === 'not') {
      const before = next
      const part = begins(tokens[next]) ? one(depth) : null
      if (!part && before === next) lonely(token)
      return part && negated(part)
    }
    if (token.kind === 'left') {
      const part = either(depth + 1)
      next++
      return part?.kind === 'and' ? { ...part, isWhole: true } : part
    }
    return termOf(token, odd)
  }

  const lonely = ({ at, text }: Token) => void odd.push({ code: 'lonely_operator', at, text })
  const node = either(0)
  if (node && !wantsSomething(node)) odd.push({ code: 'only_not', at: 0, text: '' })
  return { node, odd: odd.toSorted((a, b) => a.at - b.at) }
}

const begins = (token: Token | undefined) =>
  token !== undefined && token.kind !== 'right' && token.kind !== 'or' && token.kind !== 'and'

const negated = (part: Node): Node => (part.kind === 'not' ? part.part : { kind: 'not', part })

const joined = (kind: 'and' | 'or', parts: Node[]): Node | null =>
  parts.length < 2
    ? (parts[0] ?? null)
    : { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) }

/** Whether anything is asked to be there. */
export function wantsSomething(node: Node): boolean {
  if (node.kind === 'term') return true
  if (node.kind === 'not') return false
  return node.kind === 'and' ? node.parts.some(wantsSomething) : node.parts.every(wantsSomething)
}

/** Parentheses in pairs and not too deep: what is missing at the end is added, what is too much is passed over. */
function levelled(tokens: readonly Token[], odd: Odd[]): Token[] {
  const open: Token[] = []
  const out: Token[] = []
  for (const token of tokens) {
    if (token.kind === 'left') {
      open.push(token)
      if (open.length === deepest + 1) odd.push({ code: 'too_deep', at: token.at, text: token.text })
      if (open.length > deepest) continue
    } else if (token.kind === 'right') {
      if (open.length === 0) odd.push({ code: 'stray_parenthesis', at: token.at, text: token.text })
      if (open.length === 0 || open.pop() === undefined || open.length >= deepest) continue
    }
    out.push(token)
  }
  for (const { at, text } of open.slice(0, 1)) odd.push({ code: 'unclosed_parenthesis', at, text })
  for (let left = Math.min(open.length, deepest); left > 0; left--)
    out.push({ kind: 'right', at: tokens.at(-1)?.at ?? 0, text: ')' })
  return out
}

function shortened(tokens: readonly Token[], odd: Odd[]): Token[] {
  let terms = 0
  return tokens.filter((token) => {
    if (token.kind !== 'word' && token.kind !== 'phrase') return true
    if (++terms === mostTerms + 1) odd.push({ code: 'too_long', at: token.at, text: token.text })
    return terms <= mostTerms
  })
}

/** A word without what no word can have: a star in front of it, and the name of a field. */
function plainOf({ at, text }: Token, odd: Odd[]): string {
  const field = /^\p{L}{2,}:(?!\/)/u.exec(text)?.[0] ?? ''
  const rest = text.slice(field.length)
  if (field) odd.push({ code: 'field', at, text: field })
  const star = /^\*+(?=[\p{L}\p{N}])/u.exec(rest)?.[0] ?? ''
  if (star) odd.push({ code: 'leading_star', at: at + field.length, text: rest })
  return rest.slice(star.length)
}

function termOf(token: Token, odd: Odd[]): Node | null {
  if (token.kind === 'phrase' && !token.closed)
    odd.push({ code: 'unclosed_quote', at: token.at, text: token.text[0] ?? '' })
  const typed = token.kind === 'phrase' ? token.text.slice(1, token.closed ? -1 : undefined) : plainOf(token, odd)
  // lower-case "it" and "ai" are asked for as what they are short for
  const text = typed.replace(/\b(?:it|ai)\b/gi, (word) => word.toUpperCase())
  const words = foldWords(text).split(' ').filter(Boolean)
  if (words.length === 0) return null
  const exact = foldExactly(text).split(' ').filter(Boolean)
  const phrase = words.length > 1
  const open = token.kind === 'word' && token.open && !phrase
  return {
    kind: 'term',
    words,
    exact,
    phrase,
    open,
    quoted: token.kind === 'phrase',
    text: typed.trim().replace(/\*$/, ''),
  }
}

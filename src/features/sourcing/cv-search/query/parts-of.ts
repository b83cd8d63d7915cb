import type { Part } from '../contract.ts'
import type { Wanted } from './wanted.ts'

/** What a query was read as, part by part, in words as they were typed; none of it where it is more than parts beside each other. */
export function partsOf(
  wanted: Wanted | null,
  years: { years: number | null; words: string },
  freeNow: string,
  unused: readonly string[],
): Part[] {
  const parts = wanted === null ? [] : wanted.kind === 'and' ? wanted.parts : [wanted]
  const told = parts.flatMap((part) => tell(part) ?? (parts.length > 1 ? tellChoice(part) : null) ?? [])
  if (told.length < parts.length) return []
  const once = [...new Map(told.map((one) => [`${one.kind} ${one.words}`, one])).values()]
  const besides = (kind: Part['kind'], words: string): Part[] =>
    words === '' ? [] : [{ kind, words, text: null, value: null }]
  return [
    ...once,
    ...besides('years', years.years === null ? '' : years.words),
    ...besides('free', freeNow),
    ...unused.flatMap((one) => besides('unused', one)),
  ]
}

function tell(part: Wanted): Part | null {
  if (part.kind === 'leaf')
    return {
      kind: part.as,
      words: part.term.text,
      text: part.also[0] ?? null,
      value: part.place === null ? part.spoken : String(part.place),
    }
  return part.kind === 'not' && part.part.kind === 'leaf'
    ? { kind: 'not', words: part.part.term.text, text: null, value: null }
    : null
}

/** Places or works to choose among beside other parts: one part, in the words around its OR. */
function tellChoice(part: Wanted): Part | null {
  const leaves = part.kind === 'or' ? part.parts.flatMap((one) => (one.kind === 'leaf' ? one : [])) : []
  const [first] = leaves
  if (part.kind !== 'or' || !first || leaves.length < part.parts.length) return null
  if (leaves.some(({ as, term }) => as !== first.as || term.quoted)) return null
  return { kind: first.as, words: leaves.map(({ term }) => term.text).join(' OR '), text: null, value: null }
}

/** A query without one of its parts, its quotes and what negates it. */
export function withoutPart(q: string, { kind, words }: Pick<Part, 'kind' | 'words'>): string {
  const run = words
    .split(/\s+/)
    .map((word) => (word === 'OR' ? choice : escaped(word)))
    .join('[\\s,،;]+')
  const before = `${kind === 'not' ? `${negations}\\s*` : ''}(?:${twice})*`
  const apart = q.replace(
    new RegExp(
      `(?<=[\\p{L}\\p{N}#+])[-–](?=${run}(?![\\p{L}\\p{N}]))|(?<=(?<![\\p{L}\\p{N}])${run})[-–](?=[\\p{L}\\p{N}])`,
      'gu',
    ),
    ' ',
  )
  const part = new RegExp(`(?<![\\p{L}\\p{N}])${before}[${quotes}]?${run}[${quotes}]?\\*?(?![\\p{L}\\p{N}])`, 'u')
  return apart
    .replace(part, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(dangling, '')
    .trim()
}

const quotes = '"“”„«»‹›'
/** A query without its quotes, and without what is denied twice, which is not denied. */
export const withoutQuotes = (q: string): string =>
  q
    .replace(new RegExp(`[${quotes}]`, 'g'), ' ')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${twice}`, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** OR as it is typed in each language. */
const choice = '(?:OR|or|OU|ou|ИЛИ|или|أو|او|\\|\\|?)'
const negations = '(?:NOT|SAUF|НЕ|БЕЗ|(?:not|sauf|не|without|sans|без)(?=\\s)|ليس|وليس|بدون|[-–−!])'
const twice = `(?:${negations}\\s*${negations}\\s*)`
/** What joined a part to the others says nothing without it. */
const joint = '(?:AND|ET|И|و|in|at|with|à|au|en|avec|в|во|на|с|في|مع|[,،;])'
const dangling = new RegExp(`^\\s*${joint}(?=\\s|$)|(?<=\\s|^)${joint}\\s*$`, 'gu')
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

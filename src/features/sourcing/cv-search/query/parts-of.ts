import type { Part } from '../contract.ts'
import type { Wanted } from './widen.ts'

/** What a query was read as, part by part, in words as they were typed; none of it where it is more than parts beside each other. */
export function partsOf(wanted: Wanted | null, years: { years: number | null; words: string }): Part[] {
  const parts = wanted === null ? [] : wanted.kind === 'and' ? wanted.parts : [wanted]
  const told = parts.flatMap((part) => tell(part) ?? [])
  if (told.length < parts.length) return []
  const once = [...new Map(told.map((one) => [`${one.kind} ${one.words}`, one])).values()]
  return years.years === null || years.words === ''
    ? once
    : [...once, { kind: 'years', words: years.words, text: null, value: null }]
}

function tell(part: Wanted): Part | null {
  if (part.kind === 'leaf')
    return { kind: part.as, words: part.term.text, text: part.also[0] ?? null, value: part.spoken }
  return part.kind === 'not' && part.part.kind === 'leaf'
    ? { kind: 'not', words: part.part.term.text, text: null, value: null }
    : null
}

/** A query without one of its parts, its quotes and what negates it. */
export function withoutPart(q: string, { kind, words }: Pick<Part, 'kind' | 'words'>): string {
  const run = words.split(/\s+/).map(escaped).join('[\\s,،;]+')
  const before = `${kind === 'not' ? `${negations}\\s*` : ''}(?:${twice})*`
  const part = new RegExp(`(?<![\\p{L}\\p{N}])${before}[${quotes}]?${run}[${quotes}]?\\*?(?![\\p{L}\\p{N}])`, 'u')
  return q.replace(part, ' ').replace(/\s+/g, ' ').replace(dangling, '').trim()
}

const quotes = '"“”„«»‹›'
/** A query without its quotes, and without what is denied twice, which is not denied. */
export const withoutQuotes = (q: string): string =>
  q
    .replace(new RegExp(`[${quotes}]`, 'g'), ' ')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${twice}`, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim()

const negations = '(?:NOT|SAUF|НЕ|БЕЗ|ليس|وليس|بدون|[-–−!])'
const twice = `(?:${negations}\\s*${negations}\\s*)`
/** What joined a part to the others says nothing without it. */
const joint = '(?:AND|ET|И|و|in|at|with|à|au|en|avec|в|во|на|с|في|مع|[,،;])'
const dangling = new RegExp(`^\\s*${joint}(?=\\s|$)|(?<=\\s|^)${joint}\\s*$`, 'gu')
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

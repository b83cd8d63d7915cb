import type { List } from '#db/lookups/read-lookups.ts'
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { distance, slipsIn } from './distance.ts'
import type { Kept, Row } from './texts.ts'

type Name = { row: number; language: Language; text: string; words: string[] }
type Index = { rows: Row[]; names: Name[]; byTrigram: Map<string, number[]>; byStart: Map<string, number[]> }
export type Found = { row: Row; language: Language }

const indices = new WeakMap<Map<string, Row[]>, Map<string, Index>>()
/** A name must share this part of the trigrams of what was written before its letters are compared one by one. */
const shared = 0.34
/** And of those only so many, the most alike. */
const mostCompared = 80

/**
 * Entries that somebody may mean by a few letters, in any of the four languages: names that begin so, then words in them,
 * then names with a slip or two; the language of the page first, then the shorter name.
 */
export function findEntries(kept: Kept, lists: readonly List[], term: string, language: Language, most: number) {
  const typed = fold(term).slice(0, 80)
  if (!typed) return []
  const index = indexOf(kept, lists)
  const { rows } = index
  const best = new Map<number, { score: number; name: Name }>()
  const offer = (name: Name, rank: number) => {
    const score = rank * 1_000 + (name.language === language ? 0 : 500) + Math.min(name.text.length, 400)
    const known = best.get(name.row)
    if (!known || score < known.score) best.set(name.row, { score, name })
  }
  for (const name of likely(index, typed)) {
    const rank = rankOf(name, typed)
    if (rank >= 0) offer(name, rank)
  }
  const slips = slipsIn(typed)
  if (best.size < most && slips > 0)
    for (const name of alike(index, typed)) {
      const away = awayFrom(name, typed, slips)
      if (away < slips + 1) offer(name, 3 + away)
    }
  return [...best.entries()]
    .sort(([rowA, a], [rowB, b]) => a.score - b.score || rowA - rowB)
    .slice(0, most)
    .map(([row, { name }]): Found => ({ row: rows[row] as Row, language: name.language }))
}

/** 0 the name begins so, 1 a word in it does, 2 it is somewhere inside; -1 not at all. */
function rankOf({ text, words }: Name, typed: string): number {
  const at = text.indexOf(typed)
  if (at === 0) return 0
  if (words.some((word) => word.startsWith(typed))) return 1
  const parts = typed.split(' ')
  if (parts.length > 1 && parts.every((part) => words.some((word) => word.startsWith(part)))) return 1
  if (at > 0) return text[at - 1] === ' ' ? 1 : typed.length > 2 ? 2 : -1
  return -1
}

/** Names of which a word begins as the first written one does, and those that hold its letters somewhere. */
function likely({ names, byStart, byTrigram }: Index, typed: string): Name[] {
  const found = new Set(byStart.get(typed.slice(0, 2).trimEnd()))
  if (typed.length > 2) for (const name of rarest(byTrigram, typed)) found.add(name)
  return [...found].map((name) => names[name] as Name)
}

/** Holders of the rarest trigram inside what was written: whoever contains it all is among them. */
function rarest(byTrigram: Map<string, number[]>, typed: string): readonly number[] {
  const inside = Array.from({ length: typed.length - 2 }, (_, at) => byTrigram.get(typed.slice(at, at + 3)) ?? [])
  return inside.reduce((least, holders) => (holders.length < least.length ? holders : least))
}

/** Names that share enough trigrams with what was written, the most alike first. */
function alike({ names, byTrigram }: Index, typed: string): Name[] {
  const asked = trigrams(typed)
  const hits = new Uint8Array(names.length)
  for (const trigram of asked) for (const name of byTrigram.get(trigram) ?? []) hits[name] = (hits[name] ?? 0) + 1
  const enough = Math.max(2, Math.floor(asked.size * shared))
  const begins = (name: Name | undefined) => Number(name?.text[0] === typed[0])
  const near: number[] = []
  for (const [name, count] of hits.entries()) if (count >= enough) near.push(name)
  return near
    .sort((a, b) => (hits[b] ?? 0) - (hits[a] ?? 0) || begins(names[b]) - begins(names[a]) || a - b)
    .slice(0, mostCompared)
    .map((name) => names[name] as Name)
}

/** Slips between what was written and the name, its beginning, or that of a word in it; whole names count for less. */
function awayFrom({ text, words }: Name, typed: string, most: number): number {
  let least = distance(text, typed, most)
  for (const [extra, froms] of [
    [0.3, [text]],
    [0.6, words],
  ] as const)
    for (const from of froms)
      for (let length = typed.length - 1; length <= typed.length + 1; length++)
        least = Math.min(least, distance(from.slice(0, Math.max(1, length)), typed, most) + extra)
  return least
}

function indexOf(kept: Kept, lists: readonly List[]): Index {
  const key = lists.join(' ')
  const known = indices.get(kept.rows) ?? new Map<string, Index>()
  indices.set(kept.rows, known)
  const index = known.get(key) ?? makeIndex(lists.flatMap((list) => kept.rows.get(list) ?? []))
  known.set(key, index)
  return index
}

function makeIndex(rows: Row[]): Index {
  const names = rows.flatMap((row, at) => namesOf(row, at))
  const byTrigram = new Map<string, number[]>()
  const byStart = new Map<string, number[]>()
  for (const [at, { text, words }] of names.entries()) {
    const parts = [...trigrams(text), ...words.flatMap((word) => [...trigrams(word)])]
    for (const trigram of new Set(parts)) put(byTrigram, trigram, at)
    for (const start of new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]))) put(byStart, start, at)
  }
  return { rows, names, byTrigram, byStart }
}

function put(into: Map<string, number[]>, key: string, name: number): void {
  const known = into.get(key)
  if (known) known.push(name)
  else into.set(key, [name])
}

/** A brand reads alike in all languages and is kept once. */
function namesOf({ texts }: Row, row: number): Name[] {
  const seen = new Set<string>()
  return languages.flatMap((language) => {
    const text = fold(texts[language])
    if (seen.has(text)) return []
    seen.add(text)
    return [{ row, language, text, words: text.split(' ').flatMap((word) => [word, ...bare(word)]) }]
  })
}

/** An Arabic word without its article. */
const bare = (word: string) => (/^ال[\u0621-\u064a]{2,}/.test(word) ? [word.slice(2)] : [])

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

import type { List } from '#db/lookups/read-lookups.ts'
import { fold } from '#platform/shared/fold.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { distance, slipsIn } from './distance.ts'
import type { Kept, Row } from './texts.ts'

type Name = { row: number; language: Language; text: string; words: string[] }
type Index = { rows: Row[]; names: Name[]; byTrigram: Map<string, number[]> }
export type Found = { row: Row; language: Language }

const indices = new WeakMap<Map<string, Row[]>, Map<string, Index>>()
/** A name must share this part of the trigrams of what was written before its letters are compared one by one. */
const shared = 0.34

/**
 * Entries that somebody may mean by a few letters, in any of the four languages: names that begin so, then words in them,
 * then names with a slip or two; the language of the page first, then the shorter name.
 */
export function findEntries(kept: Kept, lists: readonly List[], term: string, language: Language, most: number) {
  const typed = fold(term).slice(0, 80)
  if (!typed) return []
  const { rows, names, byTrigram } = indexOf(kept, lists)
  const best = new Map<number, { score: number; name: Name }>()
  const offer = (name: Name, rank: number) => {
    const score = rank * 1_000 + (name.language === language ? 0 : 500) + Math.min(name.text.length, 400)
    const known = best.get(name.row)
    if (!known || score < known.score) best.set(name.row, { score, name })
  }
  for (const name of names) {
    const rank = rankOf(name, typed)
    if (rank >= 0) offer(name, rank)
  }
  const slips = slipsIn(typed)
  if (best.size < most && slips > 0)
    for (const name of alike(names, byTrigram, typed)) {
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

/** Names that share enough trigrams with what was written. */
function alike(names: readonly Name[], byTrigram: Map<string, number[]>, typed: string): Name[] {
  const asked = trigrams(typed)
  const hits = new Map<number, number>()
  for (const trigram of asked)
    for (const name of byTrigram.get(trigram) ?? []) hits.set(name, (hits.get(name) ?? 0) + 1)
  const enough = Math.max(1, Math.floor(asked.size * shared))
  return [...hits].flatMap(([name, count]) => (count >= enough ? [names[name] as Name] : []))
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
  for (const [at, { text, words }] of names.entries())
    for (const trigram of new Set([...trigrams(text), ...words.flatMap((word) => [...trigrams(word)])])) {
      const holders = byTrigram.get(trigram)
      if (holders) holders.push(at)
      else byTrigram.set(trigram, [at])
    }
  return { rows, names, byTrigram }
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

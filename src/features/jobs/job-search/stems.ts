import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Lexemes a folded word may stand as, one list for each language of its letters; null for a word that says nothing. */
export type Stems = ReadonlyMap<string, readonly (readonly string[])[] | null>

const kept = new Map<string, readonly (readonly string[])[] | null>()
const mostKept = 20_000

/** Stems as the database makes them. They never change, so that each word is asked for once in the life of a process. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<Stems> {
  const unknown = [...new Set(words)].filter((word) => !kept.has(word))
  if (kept.size + unknown.length > mostKept) kept.clear()
  if (unknown.length > 0) await ask(db, unknown)
  return kept
}

async function ask(db: Db, words: string[]) {
  const { rows } = await sql<Record<'word', string> & Record<'en' | 'fr' | 'ru' | 'ar', string[]>>`
    select word,
      tsvector_to_array(to_tsvector('masar_en', word)) as en, tsvector_to_array(to_tsvector('masar_fr', word)) as fr,
      tsvector_to_array(to_tsvector('masar_ru', word)) as ru, tsvector_to_array(to_tsvector('masar_ar', word)) as ar
    from unnest(${words}::text[]) word`.execute(db)
  for (const { word, en, fr, ru, ar } of rows) {
    const found = /\p{Script=Arabic}/u.test(word) ? [ar] : /\p{Script=Cyrillic}/u.test(word) ? [ru] : [en, fr]
    const different = new Map(found.map((stems) => [stems.join(' '), stems]))
    // a word that one of its languages passes over is one to pass over: "de" says nothing in "chef de projet"
    kept.set(word, different.has('') ? null : [...different.values()])
  }
}

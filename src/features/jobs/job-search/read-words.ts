import { sql } from 'kysely'
import { foldExactly } from '#features/site/understanding/fold-words.ts'
import type { Query } from '#features/site/understanding/parts.ts'
import { understandQuery } from '#features/site/understanding/understand-query.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import { companyNames } from './company-names.ts'
import type { JobQuery } from './contract.ts'
import { frequenciesOf } from './frequencies.ts'
import type { Frequencies } from './planner.ts'
import { stemsOf } from './stems.ts'
import { textQuery, wordsIn } from './text-query.ts'

type Words = Pick<JobQuery, 'q' | 'plain' | 'as_typed'>

/** A word in fewer jobs has no count of its own. */
const counted = 20

/** What the words of a search ask for; a place of `home` is meant before its namesakes. */
export async function readWords(ctx: Context, { q, plain, as_typed }: Words, home: number | null): Promise<Query> {
  if (q === '') return { parts: [], rest: '', leftOut: [], language: null, mended: null }
  return understandQuery(ctx, q, {
    language: ctx.language,
    home,
    plain: plain.map(fold),
    asTyped: as_typed ?? false,
    companies: (await companyNames(ctx.read, ctx.now())).companies,
    used: (words) => usedWords(ctx.read, words, ctx.now()),
    written: (words) => writtenWords(ctx.read, words),
  })
}

/** Those of the words that stand in a job: in titles and skills mostly, else anywhere in one. */
async function usedWords(db: Db, words: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const used = new Set(await inTitles(db, words))
  const frequencies = await frequenciesOf(db, now)
  for (const word of words) if (!used.has(word) && (await standsSomewhere(db, word, frequencies))) used.add(word)
  return used
}

async function inTitles(db: Db, words: readonly string[]): Promise<string[]> {
  const folded = new Map(words.map((word) => [foldExactly(word), word]))
  const { rows } = await sql<{
    folded: string
  }>`select folded from search_words where folded = any(${[...folded.keys()]})`.execute(db)
  return rows.flatMap((row) => folded.get(row.folded) ?? [])
}

/** Of so many jobs with the stem of a word one at least has the word itself, where people write it. */
const asked = 200

/** Those of the words that stand in jobs as they were typed. */
async function writtenWords(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const written = new Set(words.length > 0 ? await inTitles(db, words) : [])
  for (const word of words) if (!written.has(word) && (await isWritten(db, word))) written.add(word)
  return written
}

async function isWritten(db: Db, word: string): Promise<boolean> {
  const sought = { words: `"${word}"` }
  const text = textQuery(sought, await stemsOf(db, wordsIn(sought)))
  if (!text || !/^\p{L}+$/u.test(word)) return true
  const { rows } = await sql<{ found: boolean }>`
    with found as materialized (select id from job_search where fts @@ ${text.anywhere}::tsquery limit ${asked})
    select exists (select from found join job_texts on job_id = id
      where concat_ws(' ', title, description, responsibilities, requirements) ~* ${`\\m${word}\\M`}) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

async function standsSomewhere(db: Db, word: string, { of }: Frequencies): Promise<boolean> {
  const sought = { words: `"${word}"` }
  const text = textQuery(sought, await stemsOf(db, wordsIn(sought)))
  if (!text) return true
  if (text.clauses.flat(3).some((lexeme) => of(lexeme) >= counted)) return true
  // counted whole, few as they are: to look for only one, the database would read the table
  const { rows } = await sql<{ found: boolean }>`
    with found as materialized (select id from job_search where fts @@ ${text.anywhere}::tsquery)
    select exists (select from found) as found`.execute(db)
  return rows[0]?.found ?? false
}

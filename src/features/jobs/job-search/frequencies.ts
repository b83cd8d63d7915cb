import { sql } from 'kysely'
import { foldExactly } from '#features/site/understanding/fold-words.ts'
import type { Db } from '#platform/server/context.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'
import { spell } from '#platform/shared/spell.ts'
import type { Frequencies } from './planner.ts'

/** A lexeme in fewer jobs is not kept: its jobs are few enough to be read whenever it is asked for. */
const fewest = 20

const kept = keptForMinutes(read)
/** Frequencies as counted last. */
export const frequenciesOf = kept.of

async function read(db: Db): Promise<Frequencies> {
  const { rows } = await sql<{ lexeme: string; jobs: number }>`select lexeme, jobs from search_lexemes`.execute(db)
  const known = new Map(rows.map(({ lexeme, jobs }) => [lexeme, jobs]))
  const days = rows.filter(({ lexeme }) => lexeme.startsWith('d:')).length
  return { jobs: known.get('') ?? 0, days, of: (one) => known.get(one) ?? fewest / 2 }
}

/** Counts all lexemes and words anew. Three seconds for 100,000 jobs, a minute for a million: by night, and after loading. */
export async function countWords(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from search_lexemes`.execute(tx)
    await sql`insert into search_lexemes
      select word, ndoc from ts_stat('select fts from job_search') where ndoc >= ${sql.lit(fewest)} or word like 'd:%'
      union all select '', count(*) from job_search`.execute(tx)
    await sql`analyze search_lexemes, job_search`.execute(tx)
  })
  await countSurfaces(db)
  kept.forget(db)
}

/** Words as people write them in titles and skills; of several spellings that fold to one, the commonest is shown. */
async function countSurfaces(db: Db) {
  const { rows } = await sql<{ word: string; jobs: number }>`
    select word, count(*)::int as jobs from (
      select unnest(string_to_array(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g'), ' ')) as word from job_search
      union all
      select unnest(string_to_array(lower(concat_ws(' ', text_en, text_ar, text_ru, text_fr)), ' ')) from lookup_entries where list in ('skill', 'position')
    ) used group by word`.execute(db)
  const words = new Map<string, { folded: string; word: string; jobs: number }>()
  for (const { word, jobs } of rows.toSorted((a, b) => b.jobs - a.jobs)) {
    const folded = foldExactly(word)
    if (folded.length < 3 || folded.length > 40 || /[\s\d]/.test(folded)) continue
    const known = words.get(folded)
    if (known) known.jobs += jobs
    else words.set(folded, { folded, word: word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''), jobs })
  }
  const found = JSON.stringify([...words.values()].map((one) => ({ ...one, ...spell(one.folded) })))
  await db.transaction().execute(async (tx) => {
    await sql`delete from search_words`.execute(tx)
    await sql`insert into search_words select one.* from jsonb_to_recordset(${found}::jsonb) as one(folded text, word text, script text, alike text, jobs integer)`.execute(
      tx,
    )
  })
}

import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'

/** In how many entries lexemes stand, as counted last, and on which days entries were updated, the newest first. */
export type Frequencies = { people: number; days: readonly number[]; of: (lexeme: string) => number }

/** A lexeme in fewer entries is not kept: those few are read whenever it is asked for. */
const fewest = 20

const kept = keptForMinutes(read)
/** Frequencies as counted last. */
export const frequenciesOf = kept.of

async function read(db: Db): Promise<Frequencies> {
  const { rows } = await sql<{ lexeme: string; people: number }>`select lexeme, people from cv_search_lexemes`.execute(
    db,
  )
  const known = new Map(rows.map(({ lexeme, people }) => [lexeme, people]))
  const days = rows.flatMap(({ lexeme }) => (lexeme.startsWith('d:') ? [Number(lexeme.slice(2))] : []))
  return {
    people: known.get('') ?? 0,
    days: days.toSorted((a, b) => b - a),
    of: (one) => known.get(one) ?? fewest / 2,
  }
}

/** Counts all lexemes anew, by night and after filling. */
export async function countLexemes(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from cv_search_lexemes`.execute(tx)
    await sql`insert into cv_search_lexemes
      select word, ndoc from ts_stat('select fts from cv_search') where ndoc >= ${sql.lit(fewest)} or word like 'd:%'
      union all select '', count(*) from cv_search`.execute(tx)
    await sql`analyze cv_search_lexemes, cv_search`.execute(tx)
  })
  kept.forget(db)
}

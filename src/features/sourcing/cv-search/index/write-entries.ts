import { sql } from 'kysely'
import type { CvSearch } from '#db/tables.ts'
import { columnsOf, vectors } from '#features/jobs/job-search/entry-sql.ts'
import type { Db } from '#platform/server/context.ts'
import type { Entry } from './entry-of.ts'
import { farthestApart, lexeme } from './lexemes.ts'

type Column = Exclude<keyof CvSearch, 'tk' | 'fts'>

const types: Record<Column, string> = {
  user_id: 'uuid',
  language: 'text',
  headline: 'text',
  years: 'smallint',
  country_id: 'integer',
  city_id: 'integer',
  moves_country_ids: 'integer[]',
  position_ids: 'integer[]',
  degree_id: 'integer',
  nationality_ids: 'integer[]',
  languages: 'text[]',
  skills: 'text[]',
  notice_days: 'smallint',
  free_on: 'date',
  updated_at: 'timestamptz',
  compared: 'json',
  compared_whole: 'json',
  beside: 'json',
}
const { list, typed, changes } = columnsOf(types)

const head = sql.raw(`${vectors('titles', 'A')} || ${vectors('skill_words', 'B')}`)
const body = sql.raw(vectors('bodies', 'D'))
const hidden = sql.raw(vectors('private', 'D'))
const prefixed = (prefix: string, vector: string) =>
  sql.raw(`(select coalesce(array_agg('${prefix}' || word), '{}') from unnest(tsvector_to_array(${vector})) word)`)

/** Each word with those that stand next after it. */
const pairsIn = (vector: string) =>
  sql.raw(`(select coalesce(array_agg(distinct format('${lexeme.pair('%s', '%s', '%s')}', one.lexeme, two.place - one.place, two.lexeme)), '{}')
    from (select lexeme, place, min(place) over (order by place groups between 1 following and 1 following) as next
      from unnest(${vector}) word, unnest(word.positions) place) one
    join (select lexeme, place from unnest(${vector}) word, unnest(word.positions) place) two
      on two.place = one.next and two.place - one.place <= ${farthestApart})`)

/** Puts people into the search table, over what it knew of them. Words become lexemes where the stemmers are. */
export async function writeEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ row, skills, ...rest }) => ({ ...rest, ...row, skill_words: skills }))
  await sql`
    insert into cv_search (${list}, tk, fts)
    select ${list}, head,
      head || body || array_to_tsvector(lexemes
        || ${prefixed(lexeme.title(''), 'head')} || ${pairsIn('head')} || ${prefixed(lexeme.private(''), 'hidden')})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry(${typed}, titles jsonb, skill_words jsonb, bodies jsonb, private jsonb, lexemes text[])
    cross join lateral (select ${head} as head, ${body} as body, ${hidden} as hidden offset 0) vector
    on conflict (user_id) do update set ${changes}`.execute(db)
}

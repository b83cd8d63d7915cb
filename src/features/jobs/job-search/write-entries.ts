import { sql } from 'kysely'
import type { JobSearch } from '#db/tables.ts'
import type { Db } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import { columnsOf, vectors } from './entry-sql.ts'
import { dayLexemes, filterLexemes, lexeme } from './lexemes.ts'

type Texts = Partial<Record<Language, string>>
type Column = Exclude<keyof JobSearch, 'tk' | 'fts'>

/** A live job as the search table knows it, its words already folded and apart by language. */
export type Entry = {
  row: Record<Column, unknown> & Parameters<typeof filterLexemes>[0]
  titles: Texts
  skills: Texts
  bodies: Texts
  /** Words of the title as they stand there. */
  exact: readonly string[]
  /** What else it is found by, as lexemes: occupations in its title, languages, hours, what it offers. */
  facts: readonly string[]
}

const types: Record<Column, string> = {
  id: 'uuid',
  country_id: 'integer',
  city_id: 'integer',
  page_id: 'uuid',
  language: 'text',
  title: 'text',
  page_name: 'text',
  page_slug: 'text',
  page_verified: 'boolean',
  page_logo_id: 'uuid',
  reference: 'text',
  position_id: 'integer',
  employment_types: 'text[]',
  workplace: 'text',
  experience: 'text',
  languages: 'text[]',
  visa_support: 'boolean',
  salary_min: 'integer',
  salary_max: 'integer',
  salary_currency: 'text',
  salary_period: 'text',
  salary_month_usd: 'integer',
  applicant_cap: 'integer',
  applicants_count: 'integer',
  published_at: 'timestamptz',
  confirmed_at: 'timestamptz',
  industry_id: 'integer',
  anonymous: 'boolean',
  more_city_ids: 'integer[]',
  apply_mode: 'text',
  other_titles: 'jsonb',
}
const { list, typed, changes } = columnsOf(types)

const head = sql.raw(`${vectors('titles', 'A')} || ${vectors('skills', 'B')}`)
const body = sql.raw(vectors('bodies', 'D'))
const title = sql.raw(`'${lexeme.title('')}'`)

/**
 * Puts entries into the search table, over what it knew of these jobs. Words become lexemes in the database, the one place
 * that has the stemmers.
 */
export async function writeEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ row, titles, skills, bodies, exact, facts }) => ({
    ...row,
    titles,
    skills,
    bodies,
    exact: exact.map(lexeme.exact),
    filters: [...new Set([...filterLexemes(row), ...facts])],
    days: dayLexemes(row),
  }))
  await sql`
    insert into job_search (${list}, tk, fts)
    select ${list},
      head || array_to_tsvector(exact || filters),
      head || body || array_to_tsvector(filters || days || (select coalesce(array_agg(${title} || word), '{}') from unnest(tsvector_to_array(head)) word))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry(${typed}, titles jsonb, skills jsonb, bodies jsonb, exact text[], filters text[], days text[])
    cross join lateral (select ${head} as head, ${body} as body offset 0) vector
    on conflict (id) do update set ${changes}`.execute(db)
}

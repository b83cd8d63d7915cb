import { sql } from 'kysely'
import { languages } from '#platform/shared/languages.ts'

/** How the columns of a search table are named, typed and put over what was known, with its two vectors. */
export function columnsOf(types: Record<string, string>) {
  const columns = Object.keys(types)
  return {
    list: sql.raw(columns.join(', ')),
    typed: sql.raw(columns.map((column) => `${column} ${types[column]}`).join(', ')),
    changes: sql.raw([...columns, 'tk', 'fts'].map((column) => `${column} = excluded.${column}`).join(', ')),
  }
}

/** The words of one part of an entry in all languages, each stemmed as its language is. */
export const vectors = (part: string, weight: string): string =>
  languages
    .map((one) => `setweight(to_tsvector('masar_${one}', coalesce(entry.${part}->>'${one}', '')), '${weight}')`)
    .join(' || ')

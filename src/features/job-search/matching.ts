import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { JobQuery } from './contract.ts'
import { folded } from './index-jobs.ts'
import { monthlyDollars } from './monthly-dollars.ts'

type Filter = keyof Pick<JobQuery, 'type' | 'workplace' | 'experience'>

/** The rows of the search table that fit; `without` leaves one filter out, for the counts beside it. */
export function matching(db: Db, asked: JobQuery, without?: Filter) {
  const words = wordsOf(asked.q)
  const least = asked.salary ? monthlyDollars(asked.salary, asked.currency, asked.period) : null
  const { place, company } = asked
  return db
    .selectFrom('job_search')
    .$if(words !== null, (query) => query.where(sql<boolean>`fts @@ ${words}`))
    .$if(place !== undefined && place > 0, (query) => query.where('job_search.city_id', '=', place as number))
    .$if(place !== undefined && place < 0, (query) => query.where('job_search.country_id', '=', -(place as number)))
    .$if(asked.type.length > 0 && without !== 'type', (query) =>
      query.where(sql<boolean>`employment_types && ${asked.type}`),
    )
    .$if(asked.workplace.length > 0 && without !== 'workplace', (query) =>
      query.where('workplace', 'in', asked.workplace),
    )
    .$if(asked.experience.length > 0 && without !== 'experience', (query) =>
      query.where('experience', 'in', asked.experience),
    )
    .$if(least !== null, (query) => query.where('salary_month_usd', '>=', least as number))
    .$if(asked.visa === true, (query) => query.where('visa_support', '=', true))
    .$if(company !== undefined, (query) => query.where('page_id', '=', company as string))
}

/** What was typed as a text query in the languages of its letters; null for nothing to look for. */
export function wordsOf(q: string): RawBuilder<string> | null {
  if (!/[\p{L}\p{N}]/u.test(q)) return null
  const inLanguages = languagesOf(q).map(
    (language) => sql`websearch_to_tsquery(${`masar_${language}`}::regconfig, ${folded(language, q)})`,
  )
  return sql<string>`(${sql.join(inLanguages, sql` || `)})`
}

function languagesOf(q: string): string[] {
  if (/\p{Script=Arabic}/u.test(q)) return ['ar']
  if (/\p{Script=Cyrillic}/u.test(q)) return ['ru']
  return ['en', 'fr']
}

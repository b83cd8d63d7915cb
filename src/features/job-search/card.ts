import { sql } from 'kysely'
import type { z } from 'zod'
import type { JobSearch } from '#db/tables.ts'
import type { JobCard } from '#features/jobs/contract.ts'
import { languageNames, logoOf } from '#features/jobs/job-view.ts'
import { addressOf } from '#features/jobs/reference.ts'
import { placeName } from '#features/lookups/place-name.ts'
import { readKept } from '#features/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'

const columns = [
  'id',
  'country_id',
  'city_id',
  'page_id',
  'page_slug',
  'page_name',
  'page_verified',
  'page_logo_id',
  'reference',
  'title',
  'language',
  'employment_types',
  'workplace',
  'experience',
  'languages',
  'visa_support',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'applicant_cap',
  'applicants_count',
  'published_at',
  'confirmed_at',
] as const

/** What a card shows of a row; the words that are searched are many times as long, and stay behind. */
export const cardColumns = sql.join(columns.map((column) => sql.ref(`job_search.${column}`)))
export type CardRow = Omit<Pick<JobSearch, (typeof columns)[number]>, 'published_at' | 'confirmed_at'> & {
  published_at: Date
  confirmed_at: Date
}

/** Rows of the search table as cards: cities are known by heart, so that no other table is asked. */
export async function cardsOf(ctx: Context, rows: readonly CardRow[]): Promise<z.input<typeof JobCard>[]> {
  const cities = new Map((await readKept(ctx)).cities.map((city) => [city.id, city]))
  return rows.map((row) => {
    const city = row.city_id === null ? undefined : cities.get(row.city_id)
    return cardOf(ctx, row, placeName(city?.texts[ctx.language] ?? null, row.country_id, ctx.language))
  })
}

function cardOf(ctx: Context, row: CardRow, place: string): z.input<typeof JobCard> {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row
  return {
    id: row.id,
    address: addressOf(row.title, row.reference),
    title: row.title,
    language: row.language,
    company: {
      id: row.page_id,
      slug: row.page_slug,
      name: row.page_name,
      verified: row.page_verified,
      logo: logoOf(row.page_logo_id),
    },
    place,
    workplace: row.workplace as 'on_site',
    employment_types: row.employment_types,
    salary: currency && period && (min || max) ? { min, max, currency, period: period as 'month' } : null,
    experience: row.experience,
    visa_support: row.visa_support,
    languages: languageNames(ctx, row.languages),
    published_at: row.published_at.toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    applicant_cap: row.applicant_cap,
    applicants_count: row.applicants_count,
  }
}

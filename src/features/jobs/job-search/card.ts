import { sql } from 'kysely'
import type { z } from 'zod'
import type { JobSearch } from '#db/tables.ts'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { anonymousName, languageNames, logoOf } from '#features/jobs/jobs/job-names.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'

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
  'industry_id',
  'anonymous',
  'more_city_ids',
  'apply_mode',
  'other_titles',
] as const

/** What a card shows of a row; the words that are searched are many times as long, and stay behind. */
export const cardColumns = sql.join(columns.map((column) => sql.ref(`job_search.${column}`)))
export type CardRow = Omit<Pick<JobSearch, (typeof columns)[number]>, 'published_at' | 'confirmed_at'> & {
  published_at: Date
  confirmed_at: Date
}

/** Rows of the search table as cards: cities are known by heart, so that no other table is asked. */
export async function cardsOf(ctx: Context, rows: readonly CardRow[]): Promise<z.input<typeof JobCard>[]> {
  const kept = await readKept(ctx)
  const industries = new Map(kept.rows.get('industry')?.map(({ id, texts }) => [id, texts[ctx.language]]))
  return rows.map((row) => {
    const city = row.city_id === null ? undefined : kept.cityById.get(row.city_id)
    const industry = row.industry_id === null ? null : (industries.get(row.industry_id) ?? null)
    return cardOf(ctx, row, placeName(city?.texts[ctx.language] ?? null, row.country_id, ctx.language), industry)
  })
}

/** A row of an anonymous job holds nothing of its company; what is said instead is worded for each reader. */
function companyOf(ctx: Context, row: CardRow, place: string, industry: string | null): Card['company'] {
  if (row.anonymous)
    return { id: null, slug: null, name: anonymousName(ctx, industry, place), verified: false, logo: null }
  return {
    id: row.page_id,
    slug: row.page_slug,
    name: row.page_name,
    verified: row.page_verified,
    logo: logoOf(row.page_logo_id),
  }
}

type Card = z.input<typeof JobCard>

function cardOf(ctx: Context, row: CardRow, place: string, industry: string | null): Card {
  const own = (row.other_titles as Partial<Record<Language, string>>)[ctx.language]
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row
  return {
    id: row.id,
    address: addressOf(row.title, row.reference),
    title: own ?? row.title,
    language: own ? ctx.language : row.language,
    company: companyOf(ctx, row, place, industry),
    place,
    more_places: row.more_city_ids.length,
    workplace: row.workplace as 'on_site',
    employment_types: row.employment_types,
    salary: currency && period && (min || max) ? { min, max, currency, period: period as 'month' } : null,
    experience: row.experience,
    visa_support: row.visa_support,
    languages: languageNames(ctx, row.languages),
    apply_mode: row.apply_mode as Card['apply_mode'],
    published_at: row.published_at.toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    applicant_cap: row.applicant_cap,
    applicants_count: row.applicant_cap ? row.applicants_count : 0,
  }
}

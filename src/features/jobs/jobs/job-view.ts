import type { z } from 'zod'
import { isVerified } from '#features/companies/pages/page-view.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type * as contract from './contract.ts'
import { anonymousName, languageNames, logoOf, placeOf } from './job-names.ts'
import { addressOf } from './reference.ts'

type Card = z.input<typeof contract.JobCard>

/** Jobs with their page, city and industry, as views need them. */
export const selectJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .leftJoin('cities', 'cities.id', 'jobs.city_id')
    .leftJoin('lookup_entries as industry', (join) =>
      join.onRef('industry.id', '=', 'jobs.industry_id').on('industry.list', '=', 'industry'),
    )
    .selectAll('jobs')
    .select([
      'pages.slug as page_slug',
      'pages.name as page_name',
      'pages.website as page_website',
      'pages.logo_id',
      'pages.email_verified_at',
      'pages.licence_checked_at',
      'pages.answer_days',
      'pages.state as page_state',
      'cities.text_en as city_en',
      'cities.text_ar as city_ar',
      'cities.text_ru as city_ru',
      'cities.text_fr as city_fr',
      'industry.text_en as industry_en',
      'industry.text_ar as industry_ar',
      'industry.text_ru as industry_ru',
      'industry.text_fr as industry_fr',
    ])

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>

export function cardOf(ctx: Context, job: JobRow, text: { language: string; title: string }): Card {
  const published = (job.published_at ?? job.updated_at).toISOString()
  return {
    id: job.id,
    address: addressOf(text.title, job.reference),
    title: text.title,
    language: text.language,
    company: companyOf(ctx, job),
    place: placeOf(ctx, job),
    more_places: job.more_city_ids.length,
    workplace: job.workplace,
    employment_types: job.employment_types,
    salary: salaryOf(job),
    experience: job.experience,
    visa_support: job.visa_support,
    languages: languageNames(ctx, job.languages),
    apply_mode: job.apply_mode,
    published_at: published,
    confirmed_at: job.confirmed_at?.toISOString() ?? published,
    applicant_cap: job.applicant_cap,
    // what everybody may count tells whether an address applied before: only of places that are few
    applicants_count: job.applicant_cap ? job.applicants_count : 0,
  }
}

/** Whose job it is, as everybody may know: an anonymous one has neither name nor page nor logo. */
export function companyOf(ctx: Context, job: JobRow): Card['company'] {
  if (job.anonymous)
    return {
      id: null,
      slug: null,
      name: anonymousName(ctx, job[`industry_${ctx.language}`], placeOf(ctx, job)),
      verified: false,
      logo: null,
    }
  return {
    id: job.page_id,
    slug: job.page_slug,
    name: job.page_name,
    verified: isVerified(job),
    logo: logoOf(job.logo_id),
  }
}

export function salaryOf(
  job: Pick<JobRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period' | 'salary_shown'>,
): Card['salary'] {
  if (!job.salary_shown || !job.salary_currency || !job.salary_period || !(job.salary_min || job.salary_max))
    return null
  return {
    min: job.salary_min,
    max: job.salary_max,
    currency: job.salary_currency,
    period: job.salary_period,
  }
}

import type { z } from 'zod'
import { countryCode } from '#features/lookups/country-id.ts'
import { placeName } from '#features/lookups/place-name.ts'
import { lookupText } from '#features/lookups/texts.ts'
import { isVerified } from '#features/pages/page-view.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { kept } from '#platform/shared/kept.ts'
import { localeOf } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import type { JobState } from './job-states.ts'
import { addressOf } from './reference.ts'
import { mayReceive } from './rules.ts'

type View = z.input<typeof contract.JobView>

/** Jobs with their page and city, as views need them. */
export const selectJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .leftJoin('cities', 'cities.id', 'jobs.city_id')
    .selectAll('jobs')
    .select([
      'pages.slug as page_slug',
      'pages.name as page_name',
      'pages.logo_id',
      'pages.email_verified_at',
      'pages.licence_checked_at',
      'pages.answer_days',
      'pages.state as page_state',
      'cities.text_en as city_en',
      'cities.text_ar as city_ar',
      'cities.text_ru as city_ru',
      'cities.text_fr as city_fr',
    ])

export type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>

/** A job in the language of the request where it is written in that language, else in its own. */
export async function viewOf(ctx: Context, job: JobRow): Promise<View> {
  const [texts, questions, position, industry, degree] = await Promise.all([
    ctx.read.selectFrom('job_texts').selectAll().where('job_id', '=', job.id).execute(),
    ctx.read.selectFrom('job_questions').selectAll().where('job_id', '=', job.id).orderBy('position').execute(),
    job.position_id ? lookupText(ctx, 'position', job.position_id) : null,
    job.industry_id ? lookupText(ctx, 'industry', job.industry_id) : null,
    job.degree_id ? lookupText(ctx, 'degree', job.degree_id) : null,
  ])
  const text =
    texts.find((one) => one.language === ctx.language) ?? texts.find((one) => one.language === job.language) ?? texts[0]
  if (!text) throw new Error(`job ${job.id} has no text`)
  const own = texts.find((one) => one.language === job.language) ?? text
  const open = mayReceive(job, ctx.now())
  return {
    ...cardOf(ctx, job, text),
    // one address for all languages, so that it may be redirected to and shared
    address: addressOf(own.title, job.reference),
    reference: job.reference,
    text: text as View['text'],
    other_languages: texts.map((one) => one.language).filter((one) => one !== text.language),
    position,
    industry,
    degree,
    country_code: countryCode(job.country_id),
    city: job[`city_${ctx.language}`],
    skills_must: job.skills_must,
    skills_nice: job.skills_nice,
    benefits: job.benefits,
    places_count: job.places_count,
    starts_on: job.starts_on as string | null,
    expires_at: job.expires_at?.toISOString() ?? null,
    answer_days: job.answer_days,
    state: job.state as JobState,
    closed_to: open.refused ? open.code : null,
    questions: questions as View['questions'],
  }
}

export function cardOf(
  ctx: Context,
  job: JobRow,
  text: { language: string; title: string },
): z.input<typeof contract.JobCard> {
  const published = (job.published_at ?? job.updated_at).toISOString()
  return {
    id: job.id,
    address: addressOf(text.title, job.reference),
    title: text.title,
    language: text.language,
    company: {
      id: job.page_id,
      slug: job.page_slug,
      name: job.page_name,
      verified: isVerified(job),
      logo: logoOf(job.logo_id),
    },
    place: placeOf(ctx, job),
    workplace: job.workplace as View['workplace'],
    employment_types: job.employment_types,
    salary: salaryOf(job),
    experience: job.experience,
    visa_support: job.visa_support,
    languages: languageNames(ctx, job.languages),
    published_at: published,
    confirmed_at: job.confirmed_at?.toISOString() ?? published,
    applicant_cap: job.applicant_cap,
    applicants_count: job.applicants_count,
  }
}

export const logoOf = (id: string | null) => (id ? `/api/files/${id}/thumb/160` : null)

export const placeOf = (
  ctx: Context,
  job: { country_id: number } & Pick<JobRow, 'city_en' | 'city_ar' | 'city_ru' | 'city_fr'>,
): string => placeName(job[`city_${ctx.language}`], job.country_id, ctx.language)

export function salaryOf(
  job: Pick<JobRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period' | 'salary_shown'>,
): View['salary'] {
  if (!job.salary_shown || !job.salary_currency || !job.salary_period || !(job.salary_min || job.salary_max))
    return null
  return {
    min: job.salary_min,
    max: job.salary_max,
    currency: job.salary_currency,
    period: job.salary_period as 'month',
  }
}

export function languageNames(ctx: Context, codes: readonly string[]): string[] {
  const locale = localeOf(ctx.language)
  const names = kept(`languages ${locale}`, () => new Intl.DisplayNames(locale, { type: 'language' }))
  return codes.map((code) => names.of(code) ?? code)
}

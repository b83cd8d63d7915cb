import { sql } from 'kysely'
import { plainText } from '#features/jobs/clean-html.ts'
import { isVerified } from '#features/pages/page-view.ts'
import type { Db } from '#platform/server/context.ts'
import { languages } from '#platform/shared/languages.ts'
import { monthlyDollars } from './monthly-dollars.ts'

const chunk = 200

/** Brings these jobs, or all of them, into the search table as they are now: live ones in, others out. */
export async function indexJobs(db: Db, ids: readonly string[] | 'all'): Promise<void> {
  if (ids === 'all') await sql`truncate job_search`.execute(db)
  else if (ids.length > 0) await db.deleteFrom('job_search').where('id', 'in', ids).execute()
  let last: string | null = null
  for (;;) {
    const jobs = await readLive(db, ids, last)
    if (jobs.length === 0) return
    await write(db, jobs)
    last = jobs.at(-1)?.id ?? null
  }
}

async function readLive(db: Db, ids: readonly string[] | 'all', after: string | null) {
  if (ids !== 'all' && ids.length === 0) return []
  return db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .leftJoin('lookup_entries as position', (join) =>
      join.onRef('position.id', '=', 'jobs.position_id').on('position.list', '=', 'position'),
    )
    .leftJoin('cities', 'cities.id', 'jobs.city_id')
    .selectAll('jobs')
    .select([
      'pages.name as page_name',
      'pages.slug as page_slug',
      'pages.logo_id',
      'pages.email_verified_at',
      'pages.licence_checked_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('job_texts')
        .select(sql<TextOfJob[]>`json_agg(job_texts)`.as('texts'))
        .whereRef('job_texts.job_id', '=', 'jobs.id')
        .as('texts'),
    )
    .select(
      sql<string>`concat_ws(' ', position.text_en, position.text_ar, position.text_ru, position.text_fr)`.as(
        'position_words',
      ),
    )
    .select(
      sql<string>`concat_ws(' ', cities.text_en, cities.text_ar, cities.text_ru, cities.text_fr)`.as('city_words'),
    )
    .where('jobs.state', '=', 'live')
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .$if(ids !== 'all', (query) => query.where('jobs.id', 'in', ids as string[]))
    .$if(after !== null, (query) => query.where('jobs.id', '>', after as string))
    .orderBy('jobs.id')
    .limit(chunk)
    .execute()
}

type TextOfJob = {
  language: string
  title: string
  description: string
  responsibilities: string
  requirements: string
}
type Live = Awaited<ReturnType<typeof readLive>>[number]

async function write(db: Db, jobs: Live[]): Promise<void> {
  const rows = jobs.flatMap((job) => {
    const texts = job.texts ?? []
    const text = texts.find((one) => one.language === job.language) ?? texts[0]
    if (!text || !job.published_at) return []
    const usd = job.salary_shown
      ? monthlyDollars(job.salary_max ?? job.salary_min, job.salary_currency, job.salary_period)
      : null
    return {
      id: job.id,
      country_id: job.country_id,
      city_id: job.city_id,
      page_id: job.page_id,
      language: job.language,
      title: text.title,
      page_name: job.page_name,
      page_slug: job.page_slug,
      page_verified: isVerified(job),
      page_logo_id: job.logo_id,
      reference: job.reference,
      position_id: job.position_id,
      industry_id: job.industry_id,
      employment_types: job.employment_types,
      workplace: job.workplace,
      experience: job.experience,
      languages: job.languages,
      visa_support: job.visa_support,
      salary_min: job.salary_shown ? job.salary_min : null,
      salary_max: job.salary_shown ? job.salary_max : null,
      salary_currency: job.salary_currency,
      salary_period: job.salary_period,
      salary_month_usd: usd,
      applicant_cap: job.applicant_cap,
      applicants_count: job.applicants_count,
      published_at: job.published_at,
      confirmed_at: job.confirmed_at ?? job.published_at,
      fts: vectorOf(job, texts),
    }
  })
  if (rows.length > 0) await db.insertInto('job_search').values(rows).execute()
}

/** Title first, then skills and the position in four languages, then company and city, then the text. */
function vectorOf(job: Live, texts: TextOfJob[]) {
  const skills = [...job.skills_must, ...job.skills_nice].join(' ')
  const parts = texts.flatMap((text) => [
    weighted(text.language, text.title, 'A'),
    weighted(text.language, skills, 'B'),
    weighted(
      text.language,
      `${job.page_name} ${plainText(`${text.description} ${text.requirements} ${text.responsibilities}`)}`,
      'D',
    ),
  ])
  for (const language of languages)
    parts.push(
      weighted(language, job.position_words, 'B'),
      weighted(language, `${job.city_words} ${job.page_name}`, 'C'),
    )
  return sql<string>`${sql.join(parts, sql` || `)}`
}

const weighted = (language: string, text: string, weight: string) =>
  sql`setweight(to_tsvector(${`masar_${language}`}::regconfig, ${folded(language, text)}), ${weight}::"char")`

export const folded = (language: string, text: string) =>
  language === 'ar' ? sql`fold_arabic(${text})` : sql`fold_text(${text})`

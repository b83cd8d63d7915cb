import { sql } from 'kysely'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { foldExactly, foldWords } from '#features/site/understanding/fold-words.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import { inBothForms } from '#features/site/understanding/occupations.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Db } from '#platform/server/context.ts'
import { type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import { factsOf } from './facts-of.ts'
import { type Live, readLive, type TextOfJob } from './read-live.ts'
import { type Entry, writeEntries } from './write-entries.ts'

const chunk = 200

/**
 * Brings these jobs into the search table as they are now: live ones in, others out. One at a time for each job: who read
 * earlier must not write later.
 */
export async function indexJobs(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += chunk) await indexSome(db, ids.slice(at, at + chunk))
}

/** Fills the search table anew. Searches go on meanwhile, over what it knew before. */
export async function indexAllJobs(db: Db): Promise<void> {
  let last: string | null = null
  for (;;) {
    const ids: string[] = await liveAfter(db, last)
    if (ids.length === 0) break
    await indexSome(db, ids)
    last = ids.at(-1) ?? null
  }
  await sql`delete from job_search where not exists (select from jobs where jobs.id = job_search.id and state = 'live')`.execute(
    db,
  )
}

async function indexSome(db: Db, ids: readonly string[]) {
  await db.transaction().execute(async (tx) => {
    const those = tx
      .selectFrom('jobs')
      .select('id')
      .where('id', 'in', [...ids])
    await those.orderBy('id').forNoKeyUpdate().execute()
    const [jobs, meanings] = await Promise.all([readLive(tx, ids), meaningsOf({ db, now: () => new Date() })])
    await writeEntries(
      tx,
      jobs.flatMap((job) => entryOf(job, meanings)),
    )
    const live = new Set(jobs.map(({ id }) => id))
    const gone = ids.filter((id) => !live.has(id))
    if (gone.length > 0) await tx.deleteFrom('job_search').where('id', 'in', gone).execute()
  })
}

/** How many applied, which changes often and stands in no index. */
export async function recountApplicants(db: Db, job: string): Promise<void> {
  await db
    .updateTable('job_search')
    .from('jobs')
    .set((eb) => ({ applicants_count: eb.ref('jobs.applicants_count') }))
    .whereRef('jobs.id', '=', 'job_search.id')
    .where('job_search.id', '=', job)
    .execute()
}

async function liveAfter(db: Db, last: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'live')
    .$if(last !== null, (query) => query.where('id', '>', last as string))
    .orderBy('id')
    .limit(chunk)
    .execute()
  return rows.map(({ id }) => id)
}

function entryOf(job: Live, meanings: Meanings): Entry[] {
  const texts = job.texts ?? []
  const text = texts.find((one) => one.language === job.language) ?? texts[0]
  if (!text || !job.published_at) return []
  const pay = job.salary_shown ? { min: job.salary_min, max: job.salary_max } : { min: null, max: null }
  return [
    {
      row: {
        id: job.id,
        country_id: job.country_id,
        city_id: job.city_id,
        language: job.language,
        title: text.title,
        ...companyOf(job),
        anonymous: job.anonymous,
        more_city_ids: job.more_city_ids,
        apply_mode: job.apply_mode,
        reference: job.reference,
        position_id: job.position_id,
        industry_id: job.industry_id,
        employment_types: job.employment_types,
        workplace: job.workplace,
        experience: job.experience,
        languages: job.languages,
        visa_support: job.visa_support,
        salary_min: pay.min,
        salary_max: pay.max,
        salary_currency: job.salary_currency,
        salary_period: job.salary_period,
        salary_month_usd: monthlyDollars(pay.max ?? pay.min, job.salary_currency, job.salary_period),
        applicant_cap: job.applicant_cap,
        applicants_count: job.applicants_count,
        // one that was refreshed stands among the newest
        published_at: job.refreshed_at ?? job.published_at,
        confirmed_at: job.confirmed_at ?? job.published_at,
        other_titles: Object.fromEntries(
          texts.filter((one) => one !== text).map(({ language, title }) => [language, title]),
        ),
      },
      ...wordsOf(job, texts),
      facts: factsOf(job, texts, meanings),
    },
  ]
}

/** An anonymous job leaves nothing of its company in the table, so that nothing of it can leak from there. */
const companyOf = (job: Live) =>
  job.anonymous
    ? { page_id: job.id, page_name: '', page_slug: '', page_verified: false, page_logo_id: null }
    : {
        page_id: job.page_id,
        page_name: job.page_name,
        page_slug: job.page_slug,
        page_verified: isVerified(job),
        page_logo_id: job.logo_id,
      }

/** "Conducteur / Conductrice de bus" as it is quoted, "conducteur de bus", besides. */
const formsOf = (position: string | null): string[] =>
  position ? [...new Set([position, ...inBothForms(position)])] : []

/** Its own texts in their languages; position and place in all four, so that a job is found in any of them. */
function wordsOf(job: Live, texts: TextOfJob[]): Omit<Entry, 'row' | 'facts'> {
  const skills = [...job.skills_must, ...job.skills_nice].join(' ')
  const own = new Map(texts.map((text) => [toLanguage(text.language), text]))
  const each = (say: (language: Language, text: TextOfJob | undefined) => string) =>
    Object.fromEntries(languages.map((language) => [language, foldWords(say(language, own.get(language)))]))
  return {
    titles: each((_, text) => text?.title ?? ''),
    skills: each((language, text) => [text ? skills : '', ...formsOf(job[`position_${language}`])].join(' ')),
    bodies: each((language, text) =>
      [
        text &&
          `${job.anonymous ? '' : job.page_name} ${plainText(`${text.description} ${text.requirements} ${text.responsibilities}`)}`,
        ...(job.city_names?.flatMap((names) => names[`text_${language}`]) ?? []),
      ].join(' '),
    ),
    exact: [...new Set(texts.flatMap(({ title }) => foldExactly(title).split(' ').filter(Boolean)))],
  }
}

import os from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fittingJobs } from '#features/jobs/matching/fitting-jobs.ts'
import type { Seeker } from '#features/jobs/matching/seeker.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { type JobsDatabase, jobsDatabase } from './parts/jobs-database.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

/** Lines of work of the CVs that are compared: a usual one, and one that somebody wrote a book into. */
const lengths = { usual: 6, huge: 400 }

/** Jobs that fit one person, among so many (`--jobs 100000`): gathered by the index, two hundred of them compared. */
export default async function fitting(args: string[]): Promise<Result> {
  const options = { jobs: { type: 'string', default: '100000' }, times: { type: 'string', default: '60' } } as const
  const { values } = parseArgs({ args, options })
  const load = os.loadavg()[0]?.toFixed(1)
  const database = await jobsDatabase(Number(values.jobs))
  try {
    await addJobs(database)
    const rows = []
    for (const [name, entries] of Object.entries(lengths))
      rows.push(await measure(database, name, entries, Number(values.times)))
    return { title: `Jobs that fit one person, among ${values.jobs}, ms; load before: ${load}`, rows }
  } finally {
    await database.stop()
  }
}

/** What an advert asks for stands in its own table: four skills of its position's kind, and the years of the index. */
async function addJobs({ pools: { db, pool } }: JobsDatabase): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from jobs')
  if ((rows[0]?.count ?? 0) > 0) return
  const skills = await db
    .selectFrom('lookup_entries')
    .select('text_en')
    .where('list', '=', 'skill')
    .limit(400)
    .execute()
  await pool.query('alter table jobs disable trigger all')
  await sql`
    insert into jobs (id, page_id, country_id, city_id, created_at, updated_at, published_at, employment_types, language,
      reference, state, workplace, position_id, experience, languages, skills_must)
    select id, page_id, country_id, city_id, published_at, published_at, published_at, employment_types, language,
      substr(id::text, 1, 8) || substr(id::text, 25, 12), 'live', workplace, position_id, experience, languages,
      (select array_agg(skill) from (select (${skills.map(({ text_en }) => text_en)}::text[])
        [1 + abs(hashtext(job_search.id::text || n)) % ${skills.length}] as skill from generate_series(1, 4) n) some)
    from job_search on conflict do nothing`.execute(db)
  await pool.query('vacuum (analyze) jobs')
}

async function measure({ pools, newest }: JobsDatabase, name: string, entries: number, times: number) {
  const ctx = { db: pools.db, read: pools.read, now: () => new Date(newest), language: 'en', headers: {} } as Context
  const { rows: common } = await pools.pool.query<{ position_id: number; country_id: number; city_id: number | null }>(
    `select position_id, country_id, max(city_id) as city_id from job_search where position_id is not null
      group by 1, 2 order by count(*) desc limit 20`,
  )
  const { rows } = await readKept(ctx)
  const titles = new Map((rows.get('position') ?? []).map(({ id, texts }) => [id, texts.en]))
  const taken: number[] = []
  let compared = 0
  for (let at = 0; at < times; at++) {
    const wanted = common[at % common.length]
    if (!wanted) continue
    const seeker = aSeeker(wanted, titles.get(wanted.position_id) ?? '', entries)
    const begun = performance.now()
    compared = Math.max(compared, (await fittingJobs(ctx, newId(), seeker)).length)
    if (at >= common.length) taken.push(performance.now() - begun)
  }
  return {
    CV: `${name}, ${entries} jobs`,
    'compared, at most': compared,
    median: rounded(median(taken)),
    'nine of ten within': rounded(quantile(taken, 0.9)),
    longest: rounded(Math.max(...taken)),
  }
}

function aSeeker(
  { position_id, country_id, city_id }: { position_id: number; country_id: number; city_id: number | null },
  title: string,
  entries: number,
): Seeker {
  const experience = Array.from({ length: entries }, (_, at) => ({
    ...{ title, company: `Company ${at}`, location: '', start: `20${10 + (at % 15)}-01`, end: 'present' },
    description: 'Kept the books of three branches in SAP and Excel\nTrained two colleagues in the month end',
  }))
  const content = CvContent.parse({
    ...{ name: 'Somebody', headline: title, experience, language: 'en' },
    skills: ['SAP', 'Microsoft Excel', 'Communication', 'Teamwork'].map((name) => ({ name, years: null })),
  })
  return {
    ...{ content, wished: [position_id], done: [], home: city_id, cities: [], countries: [country_id] },
    profile: {
      ...{ experience: null, degree_ids: [], languages: [], licences: [], skills: [], wishes: [] },
      home: { country: country_id, city: city_id },
    },
    ...{ homeCountry: country_id, wishedCountries: [], usd: 2000, reads: ['en'] },
  }
}

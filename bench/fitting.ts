import { parseArgs } from 'node:util'
import pg from 'pg'
import { personaEmail, personaPassword } from '#db/demo/personas.ts'
import { choosePage } from '#features/companies/pages/contract.ts'
import { countWords } from '#features/jobs/job-search/frequencies.ts'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { countLexemes } from '#features/sourcing/cv-search/index/frequencies.ts'
import { listFittingPeople } from '#features/sourcing/fitting-people/contract.ts'
import { refillPool } from '#features/sourcing/fitting-people/ready-pool.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { say } from '../scripts/lib/say.mjs'
import { prepare } from '../src/prepare.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const soon = 100
const options = {
  jobs: { type: 'string', default: '100000' },
  people: { type: 'string', default: '100000' },
  pool: { type: 'string', default: '10000' },
  brought: { type: 'string', default: '0' },
  times: { type: 'string', default: '60' },
} as const

/**
 * Jobs that fit people among so many, and people who fit jobs among so many in CV search and in the pool: the demo content, each
 * row of it many times over. Through the door, as a screen asks, one after the other.
 */
export default async function fitting(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options })
  const { jobs: asked, people: found, pool: kept, brought: added, times: often } = values
  const [jobs, people, pool, brought, times] = [asked, found, kept, added, often].map(Number) as Numbers
  const site = await aSite({ RATE_LIMIT: 'off', DEMO: '1' })
  await fill(site, { jobs, people, pool, brought })
  const rows: Result['rows'] = []
  const [seekers, own] = [await seekersOf(site), await jobsOf(site)]
  const employer = await atWork(site)
  const measure = async (what: string, ask: (at: number) => Promise<number>) => {
    for (let at = 0; at < 10; at++) await ask(at)
    const [taken, worked, found]: [number[], number[], number[]] = [[], [], []]
    for (let at = 0; at < times; at++) {
      const [since, cpu] = [performance.now(), process.cpuUsage()]
      found.push(await ask(at))
      taken.push(performance.now() - since)
      const { user, system } = process.cpuUsage(cpu)
      worked.push((user + system) / 1000)
    }
    const figures = {
      ...{ p50: rounded(median(taken)), p95: rounded(quantile(taken, 0.95)) },
      // of this process, without the database: what is left of a figure where the machine has other work
      ...{ 'CPU p50': rounded(median(worked)), 'CPU p95': rounded(quantile(worked, 0.95)) },
    }
    rows.push({ what, ...figures, found: `${Math.min(...found)}–${Math.max(...found)}, median ${median(found)}` })
    say(`${what}: ${figures.p50} ms, p95 ${figures.p95} ms`)
  }
  await measure(`jobs that fit, of ${jobs}`, async (at) => {
    const one = seekers[at % seekers.length] as Visitor
    return (await one.call(listFittingJobs, {})).data.total
  })
  await measure(`people who fit, of ${people} and a pool of ${pool}, and ${brought} without an account`, async (at) => {
    const job = own[at % own.length] as string
    return (await employer.call(listFittingPeople, { job })).data.total
  })
  const passed = rows.every(({ p50 }) => Number(p50) < soon)
  return {
    title: `What fits, ms, through the door, ${times} times each over ${seekers.length} people and ${own.length} jobs`,
    rows,
    verdict: { passed, text: passed ? `Half of all within ${soon} ms.` : `Half of all take longer than ${soon} ms.` },
  }
}

type Numbers = [number, number, number, number, number]
type Sizes = { jobs: number; people: number; pool: number; brought: number }

/** The employer of the cast, at work on the company's page. */
async function atWork(site: Site): Promise<Visitor> {
  const visitor = new Visitor(site)
  await visitor.call(authenticate, { email: personaEmail('employer'), password: personaPassword })
  const { rows } = await site.pool.query<{ page: string }>(
    'select page_id as page from page_members join users on users.id = user_id where email = $1 limit 1',
    [personaEmail('employer')],
  )
  await visitor.call(choosePage, { page: rows[0]?.page ?? '' })
  return visitor
}

/** The candidates of the cast, who have CVs that were read and wishes of their own, and some people more of other work. */
async function seekersOf(site: Site): Promise<Visitor[]> {
  const { rows } = await site.pool.query<{ email: string }>(
    `select distinct on (position_ids[1]) email from users join profiles on user_id = users.id join cvs on cvs.user_id = users.id
     where content is not null and position_ids <> '{}' and email like '%@%' order by position_ids[1], users.id limit 12`,
  )
  const { rows: cast } = await site.pool.query<{ hash: string }>(
    'select password_hash as hash from users where email = $1',
    [personaEmail('candidate-en')],
  )
  return Promise.all(
    rows.map(async ({ email }) => {
      await site.pool.query('update users set password_hash = $1 where email = $2', [cast[0]?.hash, email])
      const visitor = new Visitor(site)
      await visitor.call(authenticate, { email, password: personaPassword })
      return visitor
    }),
  )
}

/** Live jobs of the employer, of as many kinds of work as it has. */
async function jobsOf(site: Site): Promise<string[]> {
  const { rows } = await site.pool.query<{ id: string }>(
    `select distinct on (position_id) jobs.id from jobs join page_members on page_members.page_id = jobs.page_id
     join users on users.id = page_members.user_id
     where users.email = $1 and jobs.state = 'live' and position_id is not null order by position_id, jobs.id`,
    [personaEmail('employer')],
  )
  return rows.map(({ id }) => id)
}

/** The demo content, then copies of its jobs and people until there are so many. */
async function fill(site: Site, { jobs, people, pool, brought }: Sizes): Promise<void> {
  await prepare(site.world, say)
  // nobody waits for it: without the patience of requests
  const db = new pg.Client(site.connection)
  await db.connect()
  const count = async (table: string) => Number((await db.query(`select count(*) from ${table}`)).rows[0].count)
  const more = async (table: string, wanted: number) => Math.ceil(wanted / (await count(table))) - 1
  const [ofJobs, ofPeople] = [await more('job_search', jobs), await more('cv_search', people)]
  const live = 'id in (select id from original_jobs)'
  await db.query('create table original_jobs as select id from job_search')
  await db.query('create table original_people as select user_id as id from cv_search')
  const reference = { reference: "reference || 'x' || n" }
  await copy(db, 'jobs', ofJobs, { id: copied('id'), ...reference }, live)
  await copy(db, 'job_texts', ofJobs, { job_id: copied('job_id') }, live.replace('id', 'job_id'))
  await withoutIndexes(db, 'job_search', () => copy(db, 'job_search', ofJobs, { id: copied('id'), ...reference }, live))
  say(`${await count('job_search')} jobs`)
  const those = 'user_id in (select id from original_people)'
  const person = { user_id: copied('user_id') }
  const named = { email: "'copy' || n || '.' || email", phone: 'null', demo_persona: 'null', invite: 'null' }
  await copy(db, 'users', ofPeople, { id: copied('id'), ...named }, those.replace('user_id', 'id'))
  await copy(db, 'profiles', ofPeople, person, those)
  await copy(db, 'cvs', ofPeople, { ...person, id: copied('id'), file_id: 'null' }, those)
  for (const part of ['work', 'education', 'skills', 'languages', 'certificates', 'places'])
    await copy(db, `profile_${part}`, ofPeople, { ...person, id: copied('id') }, those)
  await withoutIndexes(db, 'cv_search', () => copy(db, 'cv_search', ofPeople, person, those))
  await db.query(
    `insert into pool_entries (id, page_id, source, user_id, name, language, added_at)
     select gen_random_uuid(), page_id, 'search', users.id, users.name, users.language, now() from users
       join profiles on profiles.user_id = users.id,
       (select page_id from page_members join users on users.id = user_id where email = $1 limit 1) own
     where users.email like 'copy%' order by md5(users.id::text) limit $2`,
    [personaEmail('employer'), pool],
  )
  await bring(site, db, brought)
  await db.query('drop table original_jobs, original_people')
  await db.query('vacuum analyze')
  await Promise.all([countWords(site.world.db), countLexemes(site.world.db)])
  say(`${await count('cv_search')} people, ${await count('pool_entries')} in pools`)
  await db.end()
}

/** Copies of people who have no account: written down by the employer, agreed, kept in the pool, and compared as the product makes it ready. */
async function bring(site: Site, db: pg.Client, many: number): Promise<void> {
  await db.query(
    `insert into imported_candidates (id, page_id, state, source, name, language, country_id, content, created_at, updated_at)
     select gen_random_uuid(), page_id, 'consented', 'form', 'Brought', users.language, users.country_id, content, now(), now() from cvs
       join users on users.id = cvs.user_id, (select page_id from page_members join users on users.id = user_id where email = $1 limit 1) own
     where content is not null and users.email like 'copy%' order by md5(users.id::text) desc limit $2`,
    [personaEmail('employer'), many],
  )
  await db.query(
    `insert into pool_entries (id, page_id, source, imported_id, name, language, added_at)
     select gen_random_uuid(), page_id, 'import', id, name, language, now() from imported_candidates where name = 'Brought'`,
  )
  await db.query(`delete from loaded_content where name = 'pool_compared'`)
  await refillPool(site.world)
}

/** The same id for the same row and number, made of what it was: a v4 of its letters. */
const copied = (column: string) =>
  `overlay(overlay(md5(${column} || ' ' || n) placing '4' from 13) placing '8' from 17)::uuid`

/** Each row of a table so many times more, with other values in some columns. */
async function copy(db: pg.Client, table: string, times: number, other: Record<string, string>, where: string) {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => other[name] ?? `one.${name}`)
  await db.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} one, generate_series(1, ${times}) n where ${where}`,
  )
}

/** Indexes are made after the rows, which is many times quicker. */
async function withoutIndexes(db: pg.Client, table: string, work: () => Promise<void>) {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = $1 and indexname <> $1 || '_pkey'`,
    [table],
  )
  for (const { name } of rows) await db.query(`drop index ${name}`)
  await work()
  await db.query("set maintenance_work_mem = '1GB'")
  for (const { definition } of rows) await db.query(definition)
}

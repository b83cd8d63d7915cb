import { parseArgs } from 'node:util'
import pg from 'pg'
import { findAnything } from '#features/staff/finding/contract.ts'
import { showPerson } from '#features/staff/persons/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { aLiveJob, aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const rounds = 15
const typed = [
  ...['морозова', 'Priya Nair12', 'omar', 'person4711@mail', 'mail77.example', '+97150000471', 'r4711'],
  ...['truck driver r19', 'a b'],
]

/** What the site's own people ask all day, on a site of a million people and 30,000 jobs with 3,000 to look at. */
export default async function staff(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { people: { type: 'string', default: '1000000' } } })
  const site = await aSite({ RATE_LIMIT: 'off' })
  const { job } = await aLiveJob(site)
  const boss = await aStaffMember(site, 'super')
  await fill(site, job, Number(values.people))
  const { rows } = await site.pool.query('select id from users limit 1 offset 1000')
  const asked: [string, () => Promise<unknown>][] = [
    ...typed.map((q): [string, () => Promise<unknown>] => [
      `find “${q}”`,
      () => boss.visitor.call(findAnything, { q }),
    ]),
    ['queues with their ages', () => boss.visitor.call(listQueues, {})],
    ['the page of a person', () => boss.visitor.call(showPerson, { user: rows[0].id })],
  ]
  const found: Result['rows'] = []
  for (const [what, ask] of asked) {
    await ask()
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await ask()
      taken.push(performance.now() - begun)
    }
    found.push({ what, p50: rounded(median(taken)), p95: rounded(quantile(taken, 0.95)) })
  }
  return { title: `Staff of a site of ${values.people} people, ms`, rows: found }
}

async function fill({ connection }: Site, job: string, people: number): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `insert into users (id, account_type, name, email, phone, language, country_id, state, created_at, seen_at)
     select gen_random_uuid(), 'candidate',
       (array['Priya', 'Omar', 'Елена', 'ليلى', 'Karim', 'Hala', 'Carlo', 'Anna'])[1 + n % 8] || ' '
         || (array['Nair', 'Haddad', 'Морозова', 'الحداد', 'Benali', 'Mansour', 'Santos', 'Kovač'])[1 + (n / 8) % 8] || n % 9973,
       'person' || n || '@mail' || n % 5000 || '.example', '+97150' || lpad(n::text, 7, '0'), 'en', 5, 'active',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [people],
  )
  await client.query(
    `insert into jobs select (jsonb_populate_record(null::jobs, to_jsonb(j) || jsonb_build_object('id', gen_random_uuid(), 'reference', 'r' || n))).*
     from jobs j, generate_series(1, 30000) n where j.id = $1`,
    [job],
  )
  await client.query(
    `insert into job_texts (job_id, of_page_id, language, title, description)
     select id, page_id, language, (array['Truck driver', 'Nurse', 'Accountant', 'محاسب', 'Водитель'])[1 + (random() * 4)::int] || ' ' || reference, 'x'
     from jobs where reference like 'r%' on conflict do nothing`,
  )
  await client.query(
    `insert into job_reviews (id, job_id, of_page_id, snapshot, submitted_at, due_at, kind)
     select gen_random_uuid(), id, page_id, '{}', now() - random() * interval '3 days', now() + interval '1 day' * (random() - 0.2), 'post'
     from jobs where reference like 'r%' limit 3000`,
  )
  await client.query('analyze')
  await client.end()
}

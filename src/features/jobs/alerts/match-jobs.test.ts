import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { countWords } from '#features/jobs/job-search/frequencies.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aCandidate, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addAlert, changeAlert, listAlerts } from './contract.ts'
import { matchJobs, putForward } from './match-jobs.ts'

const site = await aSite()
const guest = new Visitor(site)
const { visitor: candidate } = await aCandidate(site)
const ctx = backgroundContext(site.world)
const { page } = await anEmployer(site)
const company = page.id
const dubai = 1

const jobs = await theseJobs(site, [
  anEntry({ title: 'Registered nurse', body: 'night shift in intensive care' }, { city_id: dubai, position_id: 7 }),
  anEntry({ title: 'Nurse manager' }, { city_id: dubai, salary_month_usd: 4000, workplace: 'hybrid' }),
  anEntry({ title: 'Receptionist', body: 'beside the nurse and the doctor' }, { country_id: countryId('QA') }),
  anEntry({ title: 'مهندس إنشاءات', language: 'ar' }, { industry_id: 30, experience: '3|5' }),
  anEntry({ title: 'Инженер-строитель', language: 'ru' }, { page_id: company, visa_support: true }),
  anEntry({ title: 'Project manager', skills: 'Excel, Primavera' }, { employment_types: ['part_time', 'shift'] }),
  anEntry({ title: 'Manager of projects' }, { workplace: 'remote', salary_month_usd: 900 }),
])
await countWords(site.world.db)

type Search = Takes<typeof searchJobs>
const searches: Search[] = [
  { q: 'nurse' },
  { q: 'nurse -manager' },
  { q: '"project manager"' },
  { q: 'manager', workplace: ['remote', 'hybrid'] },
  { q: 'night shift nurse' },
  { q: 'primavera' },
  { q: 'مهندس' },
  { q: 'المهندس', experience: ['3|5'] },
  { q: 'инженеры' },
  { q: 'nurse', place: dubai },
  { place: -countryId('QA') },
  { place: dubai, radius: 50 },
  { q: 'manager', salary: 2000, currency: 'USD' },
  { position: 7 },
  { type: ['shift', 'internship'] },
  { company },
  { visa: true },
  { q: '-nurse', place: -countryId('AE') },
  { q: 'astronaut' },
]

test('an alert finds exactly what its search finds', async () => {
  for (const search of searches) {
    const { sort: _, cursor: __, ...wanted } = search
    await candidate.call(addAlert, { ...wanted, frequency: 'daily' })
  }
  for (const job of jobs) await putForward(ctx, ctx.db, job)
  await matchJobs(ctx)
  const alerts = await ctx.db.selectFrom('alerts').select('id').orderBy('id').execute()
  for (const [at, search] of searches.entries()) {
    const { data } = await guest.call(searchJobs, { ...search, strict: true })
    const matches = await ctx.db
      .selectFrom('alert_matches')
      .select('job_id')
      .where('alert_id', '=', alerts[at]?.id ?? '')
      .execute()
    assert.deepEqual(
      matches.map(({ job_id }) => job_id).toSorted(),
      data.map(({ id }) => id).toSorted(),
      JSON.stringify(search),
    )
  }
})

test('a job that was found once is not found again, and only what is put forward is looked at', async () => {
  assert.deepEqual(await matchJobs(ctx), { jobs: 0, matches: 0 })
  await putForward(ctx, ctx.db, jobs[0] ?? '')
  await putForward(ctx, ctx.db, jobs[0] ?? '')
  assert.deepEqual(await matchJobs(ctx), { jobs: 1, matches: 0 })
})

test('a job that is not in the search table yet waits; one that never comes is given up', async () => {
  await putForward(ctx, ctx.db, '01890000-0000-7000-8000-00000000dead')
  assert.equal((await matchJobs(ctx)).jobs, 0)
  site.later(2 * 3_600_000)
  assert.equal((await matchJobs(ctx)).jobs, 1)
})

test('a paused alert finds nothing, and finds again when it goes on', async () => {
  const { data: all } = await candidate.call(listAlerts, {})
  for (const { id } of all) await candidate.call(changeAlert, { alert: id, state: 'paused' })
  const [late] = await theseJobs(site, [anEntry({ title: 'Nurse of the night' })])
  await putForward(ctx, ctx.db, late ?? '')
  assert.deepEqual(await matchJobs(ctx), { jobs: 1, matches: 0 })
  const alert = all.at(-1)?.id ?? ''
  await candidate.call(changeAlert, { alert, state: 'active' })
  await putForward(ctx, ctx.db, late ?? '')
  assert.deepEqual(await matchJobs(ctx), { jobs: 1, matches: 1 })
})

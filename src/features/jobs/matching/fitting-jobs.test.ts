import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { excludePage } from '#features/sourcing/cv-search/contact-contract.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listFittingJobs } from './fit-contract.ts'

const [dubai, abuDhabi] = [1, 2]
const site = await aSite()
const other = await anEmployer(site)

const titled = (title: string, over: object = {}) => ({
  texts: [{ ...(jobFields().texts?.[0] as { language: 'en'; description: string }), title }],
  workplace: 'on_site' as const,
  city_id: dubai,
  ...over,
})
async function aCityOf(country: string) {
  const country_id = countryId(country)
  const city = site.world.db.selectFrom('cities').select('id').where('country_id', '=', country_id).orderBy('id')
  return { country_id, city_id: (await city.executeTakeFirstOrThrow()).id }
}
const jobs: Record<string, string> = {}
/** A job that is live, of a company of its own: so many cost nothing. */
async function add(name: string, ...of: Parameters<typeof titled>) {
  const live = await aLiveJob(site, titled(...of), name === 'theirs' ? other : undefined)
  jobs[name] = live.job
  return live
}
await add('meets', 'Accountant', { skills_must: ['SAP', 'Excel'] })
await add('elsewhere', 'Accountant', { skills_must: ['SAP'], city_id: abuDhabi })
await add('lacks', 'Accountant', { skills_must: ['SAP', 'Welding'] })
await add('theirs', 'Accountant', { skills_must: ['Excel'] })
await add('driver', 'Truck driver')
await add('abroad', 'Accountant', await aCityOf('FR'))
await site.settle()

const cv = {
  headline: 'Accountant',
  experience: [work('Accountant', 'Harbour Foods', 'Closed the books each month')],
  skills: [
    { name: 'SAP', years: null },
    { name: 'Excel', years: null },
  ],
}
const profile = { residence_country_id: countryId('AE'), residence_city_id: dubai }
const nameOf = (id: string) => Object.entries(jobs).find(([, job]) => job === id)?.[0] ?? id
const listOf = async (visitor: Visitor) => (await visitor.call(listFittingJobs, {})).data
const namesOf = async (visitor: Visitor) => (await listOf(visitor)).jobs.map(({ job }) => nameOf(job.id))

test('jobs of the work come in the order of what is met and where, each with the lines that show it', async () => {
  const { visitor } = await aPersonWithCv(site, cv, profile)
  const { jobs: found, total, knows_work } = await listOf(visitor)
  assert.deepEqual(found.map(({ job }) => nameOf(job.id)).toSorted(), ['elsewhere', 'lacks', 'meets', 'theirs'])
  assert.deepEqual([total, knows_work], [4, true])
  assert.deepEqual([found.at(0)?.fit.place, nameOf(found.at(0)?.job.id ?? '')], ['city', 'meets'])
  assert.deepEqual(
    found.slice(2).map(({ job }) => nameOf(job.id)),
    ['elsewhere', 'lacks'],
  )
  const { fit, matches } = found[0] ?? assert.fail()
  assert.deepEqual([fit.asked, fit.met, fit.missing, fit.work], [2, 2, 0, 'done'])
  assert.deepEqual(
    matches.map(({ asked, result, shown }) => [asked, result, shown?.text]),
    [
      ['SAP', 'met', 'SAP, Excel'],
      ['Excel', 'met', 'SAP, Excel'],
      ['Dubai, United Arab Emirates', 'met', 'Dubai, United Arab Emirates'],
    ],
  )
})

test('an advert of other work is found by the skills it asks for, half of which are there', async () => {
  const { visitor } = await aPersonWithCv(
    site,
    {
      ...cv,
      headline: 'Translator',
      experience: [work('Translator', 'Harbour Foods', '')],
      skills: skills('Xero', 'Odoo'),
    },
    profile,
  )
  await add('half', 'Truck driver', { skills_must: ['Xero', 'Odoo', 'Forklift', 'Tachograph'] })
  await add('third', 'Truck driver', { skills_must: ['Xero', 'Forklift', 'Tachograph'] })
  await site.settle()
  const { jobs: found } = await listOf(visitor)
  assert.deepEqual(
    found.map(({ job, fit }) => [nameOf(job.id), fit.work, fit.met]),
    [['half', 'skills', 2]],
  )
  for (const name of ['half', 'third'])
    await site.world.db
      .updateTable('jobs')
      .set({ state: 'closed' })
      .where('id', '=', jobs[name] ?? '')
      .execute()
})

const skills = (...names: string[]) => names.map((name) => ({ name, years: null }))

test('name, gender, photo, birth, nationality and civil status have no effect on the order', async () => {
  const one = await aPersonWithCv(site, { ...cv, name: 'Maryam Al Zaabi' }, profile)
  const another = await aPersonWithCv(
    site,
    {
      ...{ ...cv, name: 'John Welding' },
      personal: { birth_date: '1961-02-03', nationality: 'French', gender: 'male', civil_status: 'married' },
    },
    {
      ...{ ...profile, gender: 1, birth_date: '1961-02-03', nationality_ids: [countryId('FR')] },
    },
  )
  assert.deepEqual(await listOf(another.visitor), await listOf(one.visitor))
})

test('what was applied to, what closed, and companies one hides from are not there', async () => {
  const { visitor, name, id } = await aPersonWithCv(site, cv, profile)
  await visitor.call(excludePage, { page: other.page.id })
  assert.deepEqual(await namesOf(visitor), ['meets', 'elsewhere', 'lacks'])
  const own = site.world.db.selectFrom('cvs').select('id').where('user_id', '=', id)
  const sent = (await own.executeTakeFirstOrThrow()).id
  await visitor.call(apply, { job: jobs.lacks ?? '', name, lang: 'en', cv: sent })
  const { employer, job } = await add('late', 'Accountant')
  await site.settle()
  assert.deepEqual(await namesOf(visitor), ['meets', 'elsewhere', 'late'])
  await employer.visitor.call(closeJob, { job, reason: 'cancelled' })
  // next to nothing is left, so that the own work in other countries is told of too
  assert.deepEqual(await namesOf(visitor), ['meets', 'elsewhere', 'abroad'])
})

test('wishes: the position that was chosen, places one would go to, and pay', async () => {
  const { visitor, id } = await aPersonWithCv(
    site,
    { headline: 'Truck driver' },
    { ...profile, position_ids: [], salary_min: 4000, salary_currency: 'AED', salary_period: 'month' },
  )
  const pay = { salary_min: 3000, salary_max: 3500, salary_currency: 'AED', salary_period: 'month' as const }
  await add('poor', 'Truck driver', pay)
  await add('rich', 'Truck driver', { ...pay, salary_min: 4000, salary_max: 4500 })
  await add('far', 'Truck driver', await aCityOf('SA'))
  await site.settle()
  assert.deepEqual(await namesOf(visitor), ['rich', 'driver', 'poor'])
  await site.world.db
    .insertInto('profile_places')
    .values({ user_id: id, country_id: countryId('SA'), city_id: null, position: 0 })
    .execute()
  const { jobs: found } = await listOf(visitor)
  assert.deepEqual(
    found.map(({ job, fit }) => [nameOf(job.id), fit.place, fit.pay]),
    [
      ['rich', 'city', 'meets'],
      ['driver', 'city', 'unsaid'],
      ['poor', 'city', 'below'],
      ['far', 'wish', 'unsaid'],
    ],
  )
})

test('whoever names no work that is known is told of what asks for their skills', async () => {
  const { visitor } = await aPersonWithCv(site, { headline: 'Zzyzx', skills: skills('Teradata', 'Looker') }, profile)
  const { job, employer } = await add('known', 'Truck driver', { skills_must: ['Teradata', 'Looker', 'Forklift'] })
  await site.settle()
  const { jobs: found } = await listOf(visitor)
  assert.deepEqual(
    found.map(({ job: card, fit }) => [nameOf(card.id), fit.work, fit.met]),
    [['known', 'skills', 2]],
  )
  await employer.visitor.call(closeJob, { job, reason: 'cancelled' })
})

test('jobs fit a CV that is not the person’s own, as long as nobody said that it is', async () => {
  const { visitor, id } = await aPersonWithCv(site, cv, profile)
  const before = await listOf(visitor)
  assert.deepEqual([before.knows_work, before.has_cv], [true, true])
  const its = site.world.db.updateTable('cvs').where('user_id', '=', id)
  await its.set({ is_primary: false, state: 'parsed' }).execute()
  const { jobs, knows_work, has_cv } = await listOf(visitor)
  assert.deepEqual([jobs, knows_work, has_cv], [[], false, false])
  await its.set({ state: 'confirmed' }).execute()
  assert.equal((await listOf(visitor)).knows_work, true)
})

test('guests, companies and whoever names no work get nothing, and are told which it is', async () => {
  const nothing = { jobs: [], total: 0, page: 1, pages: 1, knows_work: false, has_cv: false }
  assert.deepEqual(await listOf(new Visitor(site)), nothing)
  assert.deepEqual(await listOf(other.visitor), nothing)
  const { visitor } = await aPersonWithCv(site, { headline: 'Zzyzx' }, profile)
  assert.deepEqual(await listOf(visitor), { ...nothing, has_cv: true })
})

test('an advert of the same title is found where no list knows the work, before related work and whatever else is missing', async () => {
  await add('same', 'Senior Sapphire Setter', { skills_must: ['Kiln control', 'Rough sorting'] })
  await site.settle()
  const titles = { headline: 'Sapphire setter', experience: [work('Sapphire setter', 'Palm', '')], skills: [] }
  const { visitor } = await aPersonWithCv(site, titles, profile)
  const found = (await listOf(visitor)).jobs.map(({ job, fit }) => [nameOf(job.id), fit.work])
  assert.deepEqual(found, [['same', 'title']])
  const dealer = { ...titles, headline: 'Sapphire dealer', experience: [work('Sapphire dealer', 'Palm', '')] }
  assert.deepEqual(await namesOf((await aPersonWithCv(site, dealer, profile)).visitor), [])
})

test('years count of the work that a title names, where no position was chosen', async () => {
  await add('years', 'Sommelier', { skills_must: [], experience: '3|5' })
  await site.settle()
  const has = async (...experience: object[]) => {
    const { visitor } = await aPersonWithCv(site, { headline: 'Sommelier', experience, skills: [] }, profile)
    const { matches } = (await listOf(visitor)).jobs.find(({ job }) => nameOf(job.id) === 'years') ?? assert.fail()
    return matches.flatMap(({ kind, result, years }) => (kind === 'experience' ? [[result, years]] : []))
  }
  assert.deepEqual(await has(work('Sommelier', 'Palm', '', '2018-01', '2022-12')), [['met', 5]])
  assert.deepEqual(await has(work('Logistics coordinator', 'Palm', '', '2012-01', '2022-12')), [['not_met', null]])
})

test('where next to nothing fits, the own work in other countries is told of last, and says so', async () => {
  const { visitor } = await aPersonWithCv(
    site,
    { headline: 'Plumber', experience: [work('Plumber', 'Harbour Pipes', '')] },
    profile,
  )
  await add('pipes', 'Plumber', await aCityOf('SA'))
  await site.settle()
  const { jobs: found } = await listOf(visitor)
  assert.deepEqual(
    found.map(({ job, fit }) => [nameOf(job.id), fit.work, fit.place]),
    [['pipes', 'done', 'elsewhere']],
  )
})

test('a job above one’s level of which nothing is met fits, and a job at it is left out for that', async () => {
  await add('chief', 'Nursing manager', { skills_must: ['SAP', 'Welding'] })
  await add('equal', 'Nurse', { skills_must: ['SAP', 'Welding'] })
  await site.settle()
  const nurse = { headline: 'Nurse', experience: [work('Nurse', 'Al Noor Hospital')], skills: [] }
  const { visitor } = await aPersonWithCv(site, nurse, profile)
  assert.deepEqual(await namesOf(visitor), ['equal'])
})

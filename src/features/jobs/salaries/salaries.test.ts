import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mountSitemap } from '#features/jobs/job-search/sitemap.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { newId } from '#platform/shared/ids.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { findSalaries, salariesOfPlace, showSalary, usualPay } from './contract.ts'
import { countSalaries } from './count-salaries.ts'
import { salaryAddresses } from './salary-addresses.ts'

const site = await aSite()
mountSitemap(site.app, site.world, { salaries: salaryAddresses })
const guest = new Visitor(site)
const { page } = await anEmployer(site)
const AE = countryId('AE')
const [dubai, abuDhabi] = [1, 2]
const [engineer, frontEnd] = [1, 2]

/** Published jobs that pay so much a month in dirhams, or as said otherwise. */
async function paid(amounts: readonly number[], over: Record<string, unknown> = {}) {
  const at = new Date()
  const rows = amounts.map((amount) => ({
    id: newId(),
    page_id: page.id,
    reference: newId().slice(-8),
    state: 'live' as const,
    language: 'en',
    position_id: engineer,
    employment_types: ['full_time'],
    workplace: 'on_site' as const,
    country_id: AE,
    city_id: dubai,
    salary_min: amount - 100,
    salary_max: amount + 100,
    salary_currency: 'AED',
    salary_period: 'month' as const,
    published_at: at,
    created_at: at,
    updated_at: at,
    ...over,
  }))
  await site.world.db.insertInto('jobs').values(rows).execute()
  await countSalaries(site.world.db, site.world.now())
}

const empty = (one: Site) => one.world.db.deleteFrom('jobs').execute()
const shown = async (place: string, position: string) => (await guest.call(showSalary, { place, position })).data
const isMissing = (place: string, position: string) => guest.refused('not_found', showSalary, { place, position })

test('four published salaries are hidden, five are shown', async () => {
  await empty(site)
  await paid([8000, 9000, 10_000, 11_000])
  await isMissing('dubai', 'software-engineer')
  await guest.refused('not_found', salariesOfPlace, { place: 'dubai' })
  await paid([12_000])
  const { median, lower_quarter, upper_quarter, low, high, jobs, pages, currency } = await shown(
    'dubai',
    'software-engineer',
  )
  assert.deepEqual(
    { median, lower_quarter, upper_quarter, low, high, jobs, pages, currency },
    {
      median: 10_000,
      lower_quarter: 9000,
      upper_quarter: 11_000,
      low: 8400,
      high: 11_600,
      jobs: 5,
      pages: 1,
      currency: 'AED',
    },
  )
})

test('years, hours and other currencies are brought to months of the currency that is usual there', async () => {
  await empty(site)
  await paid([10_000, 10_000, 10_000])
  await paid([120_000], { salary_period: 'year', salary_min: 120_000, salary_max: null })
  await paid([2723], { salary_currency: 'USD', salary_min: null, salary_max: 2723 })
  const { median, jobs, currency, high } = await shown('united-arab-emirates', 'software-engineer')
  assert.deepEqual({ median, jobs, currency }, { median: 10_000, jobs: 5, currency: 'AED' })
  assert.ok(Math.abs(high - 10_000) < 20)
})

test('what is not shown, was taken down, is older than a year or has no position does not count', async () => {
  await empty(site)
  await paid([9000, 9000, 9000, 9000])
  await paid([1], { salary_shown: false })
  await paid([1], { state: 'closed' as const, close_reason: 'moderation' })
  await paid([1], { published_at: new Date(Date.now() - 366 * 86_400_000) })
  await paid([1], { position_id: null })
  await paid([1], { published_at: null, state: 'draft' as const })
  await isMissing('dubai', 'software-engineer')
  await paid([9000], { state: 'closed' as const, close_reason: 'filled' })
  assert.equal((await shown('dubai', 'software-engineer')).jobs, 5)
})

test('by experience, elsewhere and for similar work, each with five or more', async () => {
  await empty(site)
  await paid([5000, 5000, 5000, 5000, 5000], { experience: '0|1' })
  await paid([9000, 9000, 9000, 9000, 9000], { experience: '3|5' })
  await paid([20_000, 20_000], { experience: '10|+' })
  await paid([8000, 8000, 8000, 8000, 8000], { city_id: abuDhabi })
  await paid([7000, 7000, 7000, 7000, 7000], { position_id: frontEnd })
  const salary = await shown('dubai', 'software-engineer')
  assert.deepEqual(
    salary.by_experience.map(({ range, median, jobs }) => [range, median, jobs]),
    [
      ['0|1', 5000, 5],
      ['3|5', 9000, 5],
    ],
  )
  assert.deepEqual(
    salary.places.map(({ slug }) => slug),
    ['united-arab-emirates', 'abu-dhabi'],
  )
  assert.deepEqual(
    salary.alike.map(({ slug, median }) => [slug, median]),
    [['front-end-developer', 7000]],
  )
  const country = (await guest.call(salariesOfPlace, { place: 'united-arab-emirates' })).data
  assert.deepEqual(
    country.positions.map(({ slug, jobs }) => [slug, jobs]),
    [
      ['software-engineer', 17],
      ['front-end-developer', 5],
    ],
  )
  assert.deepEqual(
    country.cities.map(({ slug, positions }) => [slug, positions]),
    [
      ['dubai', 2],
      ['abu-dhabi', 1],
    ],
  )
})

test('a position and a place by hand lead to their page, with slips and in any language', async () => {
  const find = async (q: string, where: string) => (await guest.call(findSalaries, { q, where })).data.found
  assert.equal(await find('software enginer', 'Dubai'), '/salaries/dubai/software-engineer')
  assert.equal(await find('مهندس برمجيات', 'دبي'), '/salaries/dubai/software-engineer')
  assert.equal(await find('', 'Dubai'), '/salaries/dubai')
  assert.equal(await find('software engineer', ''), '/salaries/united-arab-emirates/software-engineer')
  assert.equal(await find('software engineer', 'Doha'), null)
  assert.equal(await find('qwertyuiop', 'Dubai'), null)
  assert.equal(await find('', ''), null)
})

test('places and positions that are none are not there', async () => {
  await isMissing('atlantis', 'software-engineer')
  await isMissing('dubai', 'wizard')
})

test('the sitemap names every salary page, and each of them answers', async () => {
  const xml = (await site.app.inject('/sitemap-salaries.xml')).body
  const addresses = await salaryAddresses(site.world)
  assert.equal(xml.match(/<loc>/g)?.length, addresses.length)
  assert.ok(addresses.includes('/salaries/dubai'))
  assert.ok(addresses.includes('/salaries/dubai/software-engineer'))
  for (const address of addresses) {
    const [, , place = '', position] = address.split('/')
    const answer = position
      ? await guest.ask(showSalary, { place, position })
      : await guest.ask(salariesOfPlace, { place })
    assert.equal(answer.statusCode, 200, address)
  }
  assert.match((await site.app.inject('/sitemap.xml')).body, /sitemap-salaries\.xml/)
})

test('a job page tells what others pay in its city, or else in the country, and nothing where five did not say', async () => {
  await empty(site)
  await paid([8000, 9000, 10_000, 11_000])
  const { id } = await site.world.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  const told = async (job: string) => (await guest.call(usualPay, { job })).data
  assert.equal(await told(id), null)
  await paid([12_000], { city_id: abuDhabi })
  const inCountry = await told(id)
  assert.deepEqual([inCountry?.place.id, inCountry?.jobs, inCountry?.median], [-AE, 5, 10_000])
  await paid([13_000])
  const inCity = await told(id)
  assert.deepEqual([inCity?.place.id, inCity?.jobs, inCity?.position.slug], [dubai, 5, 'software-engineer'])
  await paid([9000], { position_id: frontEnd, state: 'draft' as const })
  const draft = await site.world.db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  assert.equal(await told(draft.id), null)
  assert.equal(await told(newId()), null)
})

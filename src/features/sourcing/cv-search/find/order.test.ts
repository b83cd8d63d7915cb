import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { indexPeople } from '../index-people.ts'

const site = await aSite()
type Said = Parameters<typeof aPersonWithCv>[1]

/** Whether the first is found before the second by such words, whoever of them changed something last. */
async function standsBefore(q: string, before: Said, after: Said, any_line = false) {
  const { visitor } = await anEmployer(site)
  const word = `Zq${Math.random().toString(36).slice(2, 8)}`
  const marked = (said: Said): Said => ({ ...said, summary: `${said.summary ?? ''} ${word}` })
  for (const isFirstNewer of [true, false]) {
    const [one, two] = isFirstNewer ? [after, before] : [before, after]
    const first = await aPersonWithCv(site, marked(one))
    const second = await aPersonWithCv(site, marked(two))
    const found = await findPeople(visitor, `${q} ${word}`, { any_line })
    const [best, next] = isFirstNewer ? [second, first] : [first, second]
    const both = [best.id, next.id]
    assert.deepEqual(
      found.filter((id) => both.includes(id)),
      both,
      q,
    )
  }
}

test('who has a title stands before who had it, and that one before who only mentions the work', async () => {
  const accountant = { headline: 'Accountant', experience: [work('Accountant', 'Nile Trading')] }
  const once = {
    headline: 'Payroll specialist',
    experience: [
      work('Payroll specialist', 'Nile Pay', '', '2022-01'),
      work('Accountant', 'Nile', '', '2015-01', '2020-01'),
    ],
  }
  const mentions = {
    headline: 'Payroll specialist',
    summary: 'Accountant accountant accountant at heart',
    skills: [{ name: 'Accountant', level: '' }],
  }
  for (const q of ['accountant', 'бухгалтер', 'محاسب', 'comptable']) {
    await standsBefore(q, accountant, once)
    await standsBefore(q, once, mentions, true)
  }
})

test('whose title is what was asked stands before longer titles, and those before neighbours of the work', async () => {
  await standsBefore('accountant', { headline: 'Accountant' }, { headline: 'Chief accountant' })
  await standsBefore('accountant', { headline: 'Accountant' }, { headline: 'Senior accountant' })
  await standsBefore('nurse', { headline: 'Registered nurse' }, { headline: 'Aide-soignante', language: 'fr' })
})

test('what is quoted finds those first who are it now, though others write it more often', async () => {
  const now = { headline: 'Civil engineer', experience: [work('Civil engineer', 'Nile Roads')] }
  const once = {
    headline: 'Planner',
    experience: [
      work('Planner', 'Nile', '', '2022-01'),
      work('Civil engineer', 'Nile Bridges', '', '2016-01', '2021-01'),
      work('Civil engineer', 'Nile Dams', '', '2012-01', '2016-01'),
    ],
  }
  await standsBefore('"civil engineer"', now, once)
})

test('who drives for a living stands before a rider who names it, and who cleans before a cook who keeps things clean', async () => {
  const rider = { headline: 'Delivery rider', skills: [{ name: 'Driver', level: '' }], summary: 'Driver, safe driver' }
  await standsBefore('водитель', { headline: 'سائق حافلة', language: 'ar' }, rider, true)
  await standsBefore('driver', { headline: 'Bus driver' }, rider, true)
  const cook = { headline: 'Cook', skills: [{ name: 'Cleaning', level: '' }], summary: 'Cleaning of the kitchen' }
  await standsBefore('cleaner', { headline: 'Уборщица', language: 'ru' }, cook, true)
})

test('work stands before people who are called like it, who are found all the same', async () => {
  const { visitor, page } = await anEmployer(site)
  const barber = await aPersonWithCv(site, { headline: 'حلاق رجالي', language: 'ar' })
  const called = await aPersonWithCv(site, { name: 'Romain Barbier', headline: 'Acheteur', language: 'fr' })
  await site.world.db
    .insertInto('cv_unlocks')
    .values({ page_id: page.id, user_id: called.id, way: 'credit', credits: 1, at: new Date() })
    .execute()
  await indexPeople(site.world, [called.id])
  assert.deepEqual(await findPeople(visitor, 'barbier'), [barber.id, called.id])
  assert.deepEqual(await findPeople(visitor, 'romain barbier'), [called.id])
})

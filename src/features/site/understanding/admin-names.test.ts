import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aCandidate, anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { addOccupationName, readOccupationNames, removeOccupationName } from './contract.ts'

const name = { position_id: 21, language: 'en' as const, name: 'zumbalist' }

test('only admins see and change names of occupations', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const calls = [
    [readOccupationNames, {}],
    [addOccupationName, name],
    [removeOccupationName, { id: '01890000-0000-7000-8000-000000000001' }],
  ] as const
  for (const [call, input] of calls) {
    await new Visitor(site).refused('no_session', call, input as never)
    await visitor.refused('not_allowed', call, input as never)
  }
})

test('what was searched in vain is counted without its place, and finds something once it has a meaning', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const guest = new Visitor(site)
  await theseJobs(site, [anEntry({ title: 'Accountant' }, { position_id: 21 })])
  const total = async (q: string) => (await guest.call(searchJobs, { q })).total

  for (const q of ['zumbalist dubai', 'Zumbalist', 'someone@example.org', 'zumba 12345678']) await total(q)
  await guest.call(searchJobs, { q: 'zumbalist', strict: true })
  const { data: before } = await admin.call(readOccupationNames, {})
  assert.deepEqual(before.in_vain, [{ words: 'zumbalist', language: 'en', times: 2 }])
  const searches = async () => (await admin.call(readOccupationNames, {})).data.searches
  // those of a second are written together
  for (let tries = 0; (await searches()).times < 4 && tries < 100; tries++) await rest(100)
  assert.deepEqual(await searches(), { times: 4, empty: 4 })

  const { data: added } = await admin.call(addOccupationName, name)
  assert.equal(added.position, 'Accountant')
  assert.equal(await total('zumbalist'), 1)
  await admin.refused('invalid', addOccupationName, name)
  await admin.refused('not_found', addOccupationName, { ...name, position_id: 999_999 })
  await admin.refused('invalid', addOccupationName, { ...name, name: '—!—' })
  assert.deepEqual((await admin.call(readOccupationNames, {})).data.in_vain, [])

  // the name may have the signs that searching folds away
  await total('zûmbeur')
  await admin.call(addOccupationName, { ...name, name: 'Zûmbeur' })
  assert.deepEqual((await admin.call(readOccupationNames, {})).data.in_vain, [])

  await admin.call(removeOccupationName, { id: added.id })
  assert.equal(await total('zumbalist'), 0)
  await admin.refused('not_found', removeOccupationName, { id: added.id })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excludePage } from '#features/sourcing/cv-search/contact-contract.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anEmployer, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listMyPools, listPool, poolPerson, removeFromPool, savePersonNote, showPersonNote } from './contract.ts'

const site = await aSite()

const unlock = (page: string, person: string) =>
  site.pool.query("insert into cv_unlocks (page_id, user_id, way, credits, at) values ($1, $2, 'credit', 1, now())", [
    page,
    person,
  ])

test('a note of somebody who was found is the team’s: it keeps nobody in the pool, tells nobody, and comes along once they are kept', async () => {
  const employer = await anEmployer(site)
  const person = await confirmed(
    site,
    await aPersonWithCv(site, { headline: 'Glass blower' }, { visibility: 'searchable' }),
  )
  const { visitor } = employer
  const noted = { person: person.id, version: 0, note: 'Call in spring' }
  await visitor.refused('not_found', savePersonNote, noted)
  await unlock(employer.page.id, person.id)
  await site.settle()
  await visitor.call(savePersonNote, noted)
  await visitor.refused('changed_meanwhile', savePersonNote, { ...noted, note: 'Call in autumn' })
  assert.equal((await visitor.call(showPersonNote, { person: person.id })).data.note, 'Call in spring')
  assert.equal((await visitor.call(listPool, {})).total, 0)
  assert.deepEqual((await person.visitor.call(listMyPools, {})).data, [])
  assert.deepEqual(
    (await site.settle()).filter(({ to }) => to === person.email),
    [],
  )
  const stranger = await anEmployer(site)
  assert.equal((await stranger.visitor.call(showPersonNote, { person: person.id })).data.note, '')
  const { entry } = (await visitor.call(poolPerson, { person: person.id })).data
  assert.equal((await visitor.call(listPool, {})).data[0]?.note, 'Call in spring')
  // somebody who is kept has one note, whichever way it is written
  await visitor.call(savePersonNote, { person: person.id, version: 1, note: 'Call in summer' })
  await visitor.refused('changed_meanwhile', savePersonNote, { ...noted, version: 1 })
  assert.equal((await visitor.call(listPool, {})).data[0]?.note, 'Call in summer')
  assert.equal((await visitor.call(showPersonNote, { person: person.id })).data.note, 'Call in summer')
  assert.equal((await site.pool.query('select from person_notes where user_id = $1', [person.id])).rowCount, 0)
  await visitor.call(removeFromPool, { entry })
  await visitor.call(savePersonNote, noted)
  await visitor.call(savePersonNote, { person: person.id, version: 1, note: '' })
  assert.equal((await visitor.call(showPersonNote, { person: person.id })).data.note, '')
  await visitor.call(savePersonNote, noted)
  await person.visitor.call(excludePage, { page: employer.page.id })
  await site.settle()
  assert.equal((await site.pool.query('select from person_notes where user_id = $1', [person.id])).rowCount, 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cvInfo } from '#features/cvs/cvs/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aPersonWithCv, findPeople } from '#tests/world/cv-people.ts'
import { aCandidate, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'
import { readPeople } from './read-people.ts'

test('the CV of another person, which is nobody’s default, says nothing of whoever registered with it', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site, { name: 'Lena Okafor' })
  const lines = [
    'John Public',
    'john.public@example.com',
    '+1 202 555 0143',
    'Luthier',
    'Experience',
    'Luthier, Oud House',
    '01/2015 - present',
  ]
  const { data } = await visitor.call(cvInfo, { user }, { files: { file: aTextCv(...lines) } })
  assert.deepEqual([data.of_another, data.cv.primary], [true, false])
  const [person] = await readPeople(site.world.db, [user])
  assert.deepEqual([person?.content.name, person?.content.experience], ['Lena Okafor', []])
})

test('a language without a level is told without one, and found as one used at work', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const languages = [{ name: 'English', level: '' }]
  const person = await aPersonWithCv(site, { headline: 'Luthier', languages })
  assert.deepEqual(await findPeople(visitor, 'luthier', { language: 'en:B1' }), [person.id])
  const [card] = (await visitor.call(searchCvs, { q: 'luthier' })).data
  assert.deepEqual(card?.languages, [{ text: 'English', level: null }])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveStep3, saveStep5 } from '#features/people/profiles/contract.ts'
import { aCandidate, anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { ownKeywords } from './contract.ts'

const texts = async (visitor: Visitor) => (await visitor.call(ownKeywords, {})).data_name.map(({ text }) => text)

test('the words to begin with are those of the page’s jobs, or of one’s profile, and of nobody else', async () => {
  const site = await aSite()
  await new Visitor(site).refused('no_session', ownKeywords, {})
  const { employer, candidate } = await anApplication(site, { position_id: 2, skills_must: ['Forklift'] })
  const stranger = await aCandidate(site)
  assert.deepEqual(await texts(stranger.visitor), [])
  assert.deepEqual(await texts(employer.visitor), ['Front-end developer', 'Forklift'])
  assert.deepEqual(await texts(candidate.visitor), ['Front-end developer', 'Forklift'])
  const user = candidate.id
  await candidate.visitor.call(saveStep3, { user, position_ids: [1] })
  await candidate.visitor.call(saveStep5, { user, skills: [{ name: 'Kotlin' }] })
  assert.deepEqual(await texts(candidate.visitor), ['Software engineer', 'Front-end developer', 'Kotlin', 'Forklift'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as lookups from './contract.ts'

test('every list one chooses from has entries, in the language of the request', async () => {
  const visitor = new Visitor(await aSite())
  const calls = [
    lookups.industries,
    lookups.degrees,
    lookups.experience,
    lookups.employmentTypes,
    lookups.benefits,
    lookups.rejectReasons,
    lookups.countries,
    lookups.currencies,
    lookups.spokenLanguages,
  ]
  for (const call of calls) {
    const { data_name } = await visitor.call(call, {})
    assert.ok(data_name.length > 3, call.path)
  }
  const { data_name: positions } = await visitor.call(lookups.positions, { id: 0 })
  assert.ok(positions.length > 20)
  const { data_name: arabic } = await visitor.call(lookups.industries, {}, { language: 'ar' })
  assert.match(arabic[0]?.text ?? '', /\p{Script=Arabic}/u)
})

test('a reason has words for the team and kinder ones for the candidate', async () => {
  const { data_name } = await new Visitor(await aSite()).call(lookups.rejectReasons, {})
  const experience = data_name.find(({ id }) => id === 'experience')
  assert.equal(experience?.text, 'Not enough experience')
  assert.match(experience?.told ?? '', /^We went on/)
})

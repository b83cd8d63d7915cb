import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { askErasure } from './contract.ts'

test('whoever is to be erased is told neither when nor what ends then', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const { erase_at } = (await visitor.call(askErasure, {})).data
  const day = new Date(erase_at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const mail = (await site.settle()).find(({ to }) => to === email)
  assert.equal(mail?.subject, `Your account will be deleted on ${day}`)
  assert.match(mail?.text ?? '', /open applications are withdrawn, interviews cancelled and offers lapse/)
})

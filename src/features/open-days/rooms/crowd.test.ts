import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRoom } from '#tests/world/rooms.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { giveFeedback } from './feedback-contract.ts'

test('phones behind the one address of a hall are counted each by its link: one that asks too often silences no other', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { people } = await aRoom(site, 2)
  const [loud = '', quiet = ''] = people.map(({ key }) => key)
  const hall = new Visitor(site)
  const { times } = giveFeedback.limit ?? { times: 0 }
  for (let one = 0; one < times; one++) await hall.refused('visit_state', giveFeedback, { key: loud, stars: 5 })
  await hall.refused('too_many', giveFeedback, { key: loud, stars: 5 })
  await hall.refused('visit_state', giveFeedback, { key: quiet, stars: 5 })
  assert.equal((await hall.call(contract.showRoom, { key: loud })).data.number, 1)
})

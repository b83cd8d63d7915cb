import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { place } from './contract.ts'
import { countryId } from './country-id.ts'

const dubai = { id: 1, text: 'Dubai, United Arab Emirates' }

test('a place written by hand is read in every language; the one picked stays while its words do', async () => {
  const visitor = new Visitor(await aSite())
  const read = async (q: string, id?: number) => (await visitor.call(place, { q, ...(id && { id }) })).data
  for (const q of ['Dubai', 'dubai ', 'دبي', 'Дубай', 'Dubaï', 'Dubai, United Arab Emirates', 'Dubai Marina'])
    assert.deepEqual((await read(q)).place, dubai, q)
  assert.deepEqual((await read('', 1)).place, dubai)
  assert.deepEqual((await read('دبي، الإمارات', 1)).place, dubai)
  assert.equal((await read('Riyadh', 1)).place?.text, 'Riyadh, Saudi Arabia')
  assert.equal((await read('', -1001)).place?.text, 'Gulf countries (GCC)')
  for (const id of [0, 999_999_999, -676, -1999]) assert.equal((await read('', id)).place, null, String(id))
  assert.deepEqual(await read('Zzyzx'), { place: null, remote: false, near: [] })
  assert.deepEqual(await read('Remote'), { place: null, remote: true, near: [] })
})

test('a slip is mended in the country of the account, and only asked about for a guest nobody can place', async () => {
  const site = await aSite()
  const { data } = await new Visitor(site).call(place, { q: 'Dubia' })
  assert.equal(data.place, null)
  assert.deepEqual(data.near[0], dubai)
  const { visitor } = await aCandidate(site, { country_id: countryId('AE') })
  assert.deepEqual((await visitor.call(place, { q: 'Dubia' })).data.place, dubai)
})

test('what is read by where the visitor is belongs to nobody else', async () => {
  const site = await aSite()
  const ask = async (q: string) =>
    (await site.app.inject({ url: `/api/resources/place?${q}` })).headers['cache-control']
  assert.equal(await ask('q=Tripoli'), 'private, no-store')
  assert.equal(await ask('id=1&q='), 'no-store')
})

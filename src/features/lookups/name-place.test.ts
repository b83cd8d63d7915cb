import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { place } from './contract.ts'

test('a place written by hand is found in every language, by its beginning, and with a slip in it', async () => {
  const visitor = new Visitor(await aSite())
  const read = async (q: string, id?: number) => (await visitor.call(place, { q, ...(id && { id }) })).data
  const dubai = { id: 1, text: 'Dubai, United Arab Emirates' }
  for (const q of ['Dubai', 'dubai ', 'دبي', 'Дубай', 'Dubaï', 'duba', 'Dubia', 'Dubai, United Arab Emirates'])
    assert.deepEqual(await read(q), dubai, q)
  assert.deepEqual(await read('', 1), dubai)
  assert.deepEqual(await read('دبي، الإمارات', 1), dubai)
  assert.equal((await read('Tunis'))?.text, 'Tunis, Tunisia')
  assert.equal((await read('Tunisia'))?.text, 'Tunisia')
  assert.equal((await read('Катар'))?.text, 'Qatar')
  assert.notEqual((await read('Riyadh', 1))?.id, 1)
  assert.equal(await read('Zzyzx'), null)
  assert.equal(await read(''), null)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statusOf } from '#platform/shared/refusal.ts'
import { cleanInput } from './clean-input.ts'
import { storageRefusal } from './storage-refusal.ts'

test('what a store would not take is told by its field, a full disk as such, and our own faults as nothing', () => {
  const unknown = storageRefusal({ code: '23503', detail: 'Key (city_id)=(7) is not present in table "cities".' })
  assert.deepEqual(unknown?.errors, [{ field: 'city_id', code: 'not_in_list' }])
  const pair = storageRefusal({ code: '23503', detail: 'Key (list, entry_id)=(a, 7) is not present in table "x".' })
  assert.equal(pair?.errors[0]?.field, 'entry_id')
  assert.equal(storageRefusal({ code: '22003' })?.code, 'malformed')
  const full = storageRefusal(new Error('cannot write', { cause: { code: 'ENOSPC' } }))
  assert.equal(full && statusOf(full.code), 507)
  assert.equal(storageRefusal({ code: '23503', detail: 'Key (id)=(7) is still referenced from table "jobs".' }), null)
  assert.equal(storageRefusal(new Error('ours')), null)
})

test('texts are mended at the door; a null byte is refused by its field', () => {
  assert.deepEqual(cleanInput({ a: ['x\ud83d'], b: 1 }), { a: ['x\ufffd'], b: 1 })
  assert.deepEqual(cleanInput({ answers: { q: 'in \u202e3 days' } }), { answers: { q: 'in 3 days' } })
  assert.throws(
    () => cleanInput({ a: [{ b: 'x\0' }] }),
    ({ code, errors }) => code === 'invalid' && errors[0].field === 'a.0.b',
  )
  let deep: unknown = 'x'
  for (let depth = 0; depth < 1_000; depth++) deep = [deep]
  assert.throws(
    () => cleanInput({ deep }),
    ({ code }) => code === 'malformed',
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '#platform/shared/refusal.ts'
import { decode } from './decode.ts'

test('JSON, the form field data and the query parameter data come out as one object', () => {
  const wanted = { name: 'Nadia', tags: ['a'] }
  const data = JSON.stringify(wanted)
  assert.deepEqual(decode({ params: {}, query: {}, body: wanted }), wanted)
  assert.deepEqual(decode({ params: {}, query: {}, body: { data } }), wanted)
  assert.deepEqual(decode({ params: {}, query: { data }, body: undefined }), wanted)
})

test('the path wins over the body, the body over the query', () => {
  const one = decode({ params: { id: 'path' }, query: { id: 'query', q: 'query' }, body: { id: 'body', q: 'body' } })
  assert.deepEqual(one, { id: 'path', q: 'body' })
})

test('broken JSON and lists where an object belongs are refused', () => {
  for (const body of [{ data: '{"a":' }, { data: '[1]' }, { data: '7' }, [1, 2], 'text'])
    assert.throws(
      () => decode({ params: {}, query: {}, body }),
      (error) => error instanceof Refused && error.code === 'malformed',
    )
})

test('names that reach into prototypes are dropped', () => {
  const decoded = decode({
    params: {},
    query: {},
    body: { data: '{"__proto__": {"admin": true}, "constructor": 1, "a": 2}' },
  })
  assert.deepEqual(decoded, { a: 2 })
  assert.equal(({} as { admin?: boolean }).admin, undefined)
})

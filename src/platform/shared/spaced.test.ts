import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaced } from './spaced.ts'

const shown = (number: string) => spaced(number).replaceAll('\u00a0', ' ')

test('numbers are grouped after the code of their country', () => {
  assert.equal(shown('+971500007919'), '+971 50 000 7919')
  assert.equal(shown('+966500000866'), '+966 50 000 0866')
  assert.equal(shown('+79000000461'), '+7 900 000 04 61')
  assert.equal(shown('+33612345678'), '+33 6 12 34 56 78')
  assert.equal(shown('+97433123456'), '+974 3312 3456')
  assert.equal(shown('+12025550123'), '+1 202 555 0123')
})

test('what is no international number stays as it was written', () => {
  for (const written of ['050 000 7919', '+971 50', '', 'ext. 12', '+4930123456789012'])
    assert.equal(spaced(written), written)
})

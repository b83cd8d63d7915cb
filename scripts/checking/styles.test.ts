import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddWidths, rawValues } from './styles.ts'

test('colours and sizes of rhythm come from the tokens; a hair, a thing’s own size and a reason are let through', () => {
  const wrong = [
    '  gap: 14px;',
    '  color: #fff;',
    '  background: rgb(0 0 0 / 10%);',
    '  font-size: 1.5rem;',
    '  margin: -6px 0;',
  ]
  for (const line of wrong) assert.equal(rawValues(line).length, 1, line)
  const right = [
    '  gap: var(--s3);',
    '  padding: 2px var(--s2);',
    '  inline-size: 240px;',
    '  margin: calc(-1 * var(--s2));',
  ]
  for (const line of right) assert.deepEqual(rawValues(line), [], line)
  assert.deepEqual(rawValues('  /* below the head */\n  inset-block-start: 57px;'), [])
})

test('screens change at the same widths', () => {
  assert.deepEqual(oddWidths('@media (min-width: 960px) {\n@media (max-width: 599px) {'), [])
  assert.equal(oddWidths('@media (min-width: 900px) {').length, 1)
  assert.equal(oddWidths('@media (max-width: 600px) {').length, 1)
})

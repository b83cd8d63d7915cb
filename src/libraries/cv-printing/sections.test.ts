import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullContent } from '#tests/world/cvs/full-content.ts'
import { sectionsOf } from './sections.ts'

test('a section of one’s own is printed under its own heading, in its place', () => {
  const found = sectionsOf(fullContent, ['others'], 'ru', (_, key) => key)
  assert.deepEqual(found[0], {
    id: 'others',
    title: 'Патенты',
    kind: 'prose',
    body: [{ points: true, lines: ['Один', 'Другой'] }],
  })
})

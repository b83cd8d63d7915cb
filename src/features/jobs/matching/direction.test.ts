import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directionOfText } from './direction-rules.ts'

test('a line runs as most of its letters do, whichever comes first', () => {
  assert.equal(directionOfText('Google Analytics · كتابة المحتوى · وسائل التواصل'), 'rtl')
  assert.equal(directionOfText('Accountant at شركة, Dubai'), 'ltr')
  assert.equal(directionOfText('2019 – 2021'), undefined)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanHtml } from './clean-html.ts'

test('marks that turn text around are gone, also where they were written as entities', () => {
  assert.equal(cleanHtml('<p>Pay &#8238;0005&#x202C; AED \u202ba month</p>'), '<p>Pay 0005 AED a month</p>')
})

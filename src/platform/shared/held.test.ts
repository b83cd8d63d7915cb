import assert from 'node:assert/strict'
import { test } from 'node:test'
import { held } from './held.ts'

test('a value that runs the other way is held together, whatever stands in braces around it', () => {
  assert.equal(held('مدير تسويق', 'We offer you {job}: {pay}'), '\u2068مدير تسويق\u2069')
  assert.equal(held('Dhow & Dune', 'تعرض عليك {company} وظيفة'), '\u2068Dhow & Dune\u2069')
})

test('a value that runs with its text, or has no letters, stays as it is', () => {
  assert.equal(held('Dubai', 'Dear {name}'), 'Dubai')
  assert.equal(held('دبي', 'عزيزي {name}'), 'دبي')
  assert.equal(held('نادية', '{name}، نرحب بك'), 'نادية')
  assert.equal(held('9,000', 'عزيزي {name}'), '9,000')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { held, heldIn } from './held.ts'

test('a value that runs the other way is held together, whatever stands in braces around it', () => {
  assert.equal(held('مدير تسويق', 'We offer you {job}: {pay}'), '\u2068مدير تسويق\u2069')
  assert.equal(held('Dhow & Dune', 'تعرض عليك {company} وظيفة'), '\u2068Dhow & Dune\u2069')
})

test('a value that runs with its text, or has no letters, stays as it is', () => {
  assert.equal(held('Dubai', 'Dear {name}'), 'Dubai')
  assert.equal(held('دبي', 'عزيزي {name}'), 'دبي')
  assert.equal(held('نادية', '{name}، نرحب بك'), 'نادية')
  assert.equal(held('9,000', 'عزيزي {name}'), '9,000')
  assert.equal(held('2026-0007', 'طلب {number}'), '\u20682026-0007\u2069')
  assert.equal(held('2026-0007', 'Order {number}'), '2026-0007')
})

test('a name in a sentence of ours is held together where any of it runs the other way', () => {
  assert.equal(heldIn('خزامى نجد', 'en'), '\u2068خزامى نجد\u2069')
  assert.equal(heldIn('Accountant (محاسب)', 'fr'), '\u2068Accountant (محاسب)\u2069')
  assert.equal(heldIn('شركة Дубай', 'ar'), '\u2068شركة Дубай\u2069')
  assert.equal(heldIn('Dhow & Dune', 'ru'), 'Dhow & Dune')
  assert.equal(heldIn('12', 'ar'), '12')
})

import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { brandStyle, readBrand } from './brand.ts'
import { StartRefused } from './start-refused.ts'
import { readWording } from './words/wording.ts'

const source = path.resolve(import.meta.dirname, '../..')

test('a brand has its own name, look and texts; what it does not say stays as it is', () => {
  const [masar, shams] = [readBrand('masar'), readBrand('shams')]
  assert.equal(brandStyle(masar), '')
  assert.match(brandStyle(shams), /^:root\{--hue-accent:285;/)
  const [usual, branded] = [readWording(source, masar.words), readWording(source, shams.words)]
  for (const language of ['en', 'ar', 'ru', 'fr'] as const) {
    for (const key of [
      'landing.headline',
      'accounts.register.candidate.text',
      'accounts.register.employer.text',
      'ownData.deactivate.text',
      'offers.mine.acceptedText',
      'vouchers.done.coin',
      'orders.order.thanks',
    ]) {
      const values = { company: 'Dune', job: 'Cook', count: 25, balance: 40 }
      assert.notEqual(branded.say(language, key, values), usual.say(language, key, values), `${language} ${key}`)
      assert.notEqual(usual.say(language, key, values), key)
    }
    assert.equal(branded.say(language, 'accounts.signIn.go'), usual.say(language, 'accounts.signIn.go'))
    assert.notEqual(branded.hash(language), usual.hash(language))
  }
})

test('a brand that is not there is refused in a sentence', () => {
  assert.throws(
    () => readBrand('nobody'),
    (error) => error instanceof StartRefused && /brands\/nobody/.test(error.message),
  )
})

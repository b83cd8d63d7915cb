import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isCommonPassword } from './common-passwords.ts'
import { homeOf, isEmail, mayBePassword } from './rules.ts'

const free = { alphanumericOnly: false }
const local = fc.string({ unit: fc.constantFrom(...'abzABZ059_.+-'), minLength: 1, maxLength: 40 })
const label = fc.string({ unit: fc.constantFrom(...'abzAZ09-'), minLength: 1, maxLength: 20 })
const ending = fc.string({ unit: fc.constantFrom(...'abzAZ09'), minLength: 2, maxLength: 4 })
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 4 }), ending)
  .map(([name, labels, last]) => `${name}@${labels.join('.')}.${last}`)

test('every address as the seed describes it is one, and stays one where longer endings are allowed', () => {
  fc.assert(fc.property(address, fc.integer({ min: 4, max: 63 }), (email, longest) => isEmail(email, longest)))
})

test('an ending longer than allowed, another at sign, or a character out of the list makes it none', () => {
  fc.assert(
    fc.property(address, (email) => !isEmail(`${email}abc`.replace(/\.([^.]*)$/, '.x$1x'), 4) || email.length > 254),
  )
  fc.assert(fc.property(address, (email) => !isEmail(`@${email}`, 63) && !isEmail(`${email}@`, 63)))
  const foreign = fc.constantFrom(...' !"#$%&\'()*,/:;<=>?[]^`{|}~\u0000\n', 'é', 'ж', 'ا', '😀')
  fc.assert(
    fc.property(address, foreign, fc.nat(200), (email, sign, at) => {
      const where = at % (email.length + 1)
      return !isEmail(email.slice(0, where) + sign + email.slice(where), 63)
    }),
  )
  for (const none of ['', '@', 'a@b', 'a@.com', 'a@b.c', 'a@b..com', `${'a'.repeat(250)}@b.com`])
    assert.equal(isEmail(none, 63), false, none)
})

test('a password is one exactly when it is long enough, short enough, has both cases, and is not common', () => {
  const any = fc.string({ unit: 'grapheme', maxLength: 140 })
  fc.assert(
    fc.property(any, (password) => {
      const fits =
        password.length >= 8 && password.length <= 128 && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)
      const answer = mayBePassword(password, free, isCommonPassword)
      return fits && !isCommonPassword(password.toLowerCase()) ? !answer.refused : answer.refused
    }),
  )
})

test('what fits letters and digits only fits without that rule too', () => {
  const any = fc.string({ unit: fc.constantFrom(...'abAB01!-'), maxLength: 20 })
  fc.assert(
    fc.property(
      any,
      (password) =>
        mayBePassword(password, { alphanumericOnly: true }).refused || !mayBePassword(password, free).refused,
    ),
  )
  assert.equal(mayBePassword('Correct-Horse', { alphanumericOnly: true }).refused, true)
})

test('common passwords are refused however they are written, and long or odd ones are not', () => {
  for (const common of ['Password123', 'P@ssw0rd', 'Qwerty123', 'Iloveyou']) {
    assert.deepEqual(mayBePassword(common, free, isCommonPassword), { refused: true, code: 'password_common' })
    assert.equal(
      mayBePassword(common.toUpperCase().replace('A', 'a').replace('O', 'o'), free, isCommonPassword).refused,
      true,
    )
  }
  for (const good of ['Masar2026', 'Correct-Horse-7', 'пАрольдлин', 'Aa345678'.repeat(16)])
    assert.equal(mayBePassword(good, free, isCommonPassword).refused, false, good)
})

test('staff lands at its queues whatever its account, everybody else at home or at the company pages', () => {
  assert.equal(homeOf({ isStaff: false, account_type: 'candidate' }), '/home')
  assert.equal(homeOf({ isStaff: false, account_type: 'agency' }), '/page')
  for (const account_type of ['candidate', 'employer']) assert.equal(homeOf({ account_type, isStaff: true }), '/admin')
})

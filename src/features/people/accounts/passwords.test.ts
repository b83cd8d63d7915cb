import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shipped } from '#tests/world/quick-passwords.ts'
import { hashPassword, isPassword } from './passwords.ts'

test('outside of tests a password costs what OWASP asks for', () =>
  assert.deepEqual(shipped, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))

test('a password is kept as argon2id, of whatever cost it was made, and only the right one fits', async () => {
  const stored = await hashPassword('Correct-Horse-7')
  assert.match(stored, /^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
  assert.equal(await isPassword('Correct-Horse-7', stored), true)
  assert.equal(await isPassword('Correct-Horse-8', stored), false)
  const dear = '$argon2id$v=19$m=19456,t=2,p=1$ZWfxvgRZK7sqBuANvHs/RQ$iyzJboSD7NB6QQ6KWGcl3+r+OaCgFLXsqTUIQ1645xI'
  assert.equal(await isPassword('Correct-Horse-7', dear), true)
})

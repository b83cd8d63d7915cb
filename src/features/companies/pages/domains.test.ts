import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAtDomain } from './domains.ts'

test('an address counts at the domain of the website, above or below it, never at a free mailbox', () => {
  const site = 'https://www.dune.example/jobs'
  assert.ok(isAtDomain('hr@dune.example', site))
  assert.ok(isAtDomain('HR@mail.Dune.example', site))
  assert.ok(isAtDomain('hr@dune.example', 'https://careers.dune.example'))
  for (const [email, website] of [
    ['hr@undune.example', site],
    ['hr@dune.example.evil.example', site],
    ['dune@gmail.com', 'https://gmail.com'],
    ['dune@sites.gmail.com', 'https://dune.sites.gmail.com'],
    ['a@co.uk', 'https://dune.co.uk'],
    ['a@com', 'https://dune.com'],
    ['hr@dune.example', null],
    ['hr@dune.example', 'not an address'],
  ] as const)
    assert.equal(isAtDomain(email, website), false, `${email} ${website}`)
})

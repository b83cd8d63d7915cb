import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  allOf,
  type Capability,
  capabilityNames,
  mayOnPage,
  type Role,
  roles,
  type Scope,
  scopeOf,
} from './role-rules.ts'

/** The table of the product's description, in its own form: a line per capability, a letter per role in the order below. */
const columns: Role[] = [
  'owner',
  'admin',
  'recruiter',
  'hiring_manager',
  'interviewer',
  'content_editor',
  'billing',
  'analyst',
  'external_recruiter',
]
const letters: Record<string, Scope | null> = {
  '●': 'all',
  '·': null,
  o: 'own',
  a: 'assigned',
  w: 'own_words',
  s: 'after_own',
  b: 'budget',
  m: 'money',
  p: 'page',
}
const described = `
  page.read         ● ● ● ● ● ● ● ● ·
  page.edit         ● ● · · · ● · · ·
  page.gallery      ● ● · · · ● · · ·
  page.members      ● ● · · · · · · ·
  page.close        ● · · · · · · · ·
  page.transfer     ● · · · · · · · ·
  job.read          ● ● ● ● ● ● ● ● ·
  job.write         ● ● ● o · · · · ·
  job.publish       ● ● ● · · · · · ·
  job.bring         · · · · · · · · ●
  job.promote       ● ● ● · · ● · · ·
  billing           ● ● · · · · ● · ·
  spend             ● ● b · · · ● · ·
  applicant.count   ● ● ● a a · · ● ·
  applicant.read    ● ● ● a a · · · ·
  applicant.move    ● ● ● a · · · · ·
  applicant.message ● ● ● a · · · · ·
  applicant.note    ● ● ● a w · · · ·
  scorecard.read    ● ● s s · · · · ·
  offer.make        ● ● · · · · · · ·
  offer.propose     ● ● ● a · · · · ·
  cv.search         ● ● ● · · · · · ·
  cv.unlock         ● ● ● · · · · · ·
  import            ● ● ● · · · · · ·
  submission        ● ● ● · · · · · ·
  drop.answer       ● ● ● · · · · · ·
  openday.manage    ● ● ● · · · · · ·
  openday.staff     ● ● ● ● ● · · · ·
  openday.texts     ● ● ● · · ● · · ·
  openday.report    ● ● ● · · · · ● ·
  data.export       ● ● · · · · · · ·
  report.read       ● ● o a · p m ● ·
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('the table says for every role and capability what the product describes', () => {
  assert.deepEqual([...columns].sort(), [...roles].sort())
  assert.deepEqual(described.map(([name]) => name).sort(), [...capabilityNames].sort())
  for (const [name, ...cells] of described) {
    assert.equal(cells.length, columns.length, name)
    for (const [at, role] of columns.entries()) {
      const wanted = letters[cells[at] as string]
      assert.equal(scopeOf(name as Capability, { role }), wanted, `${role}: ${name}`)
      assert.equal(mayOnPage(name as Capability, { role }), wanted !== null, `${role}: ${name}`)
    }
  }
})

const rights = fc.record({
  role: fc.constantFrom(...roles, 'somebody'),
  allow: fc.subarray(capabilityNames),
  deny: fc.subarray(capabilityNames),
})

test('denied wins over allowed, allowed over the role, for every member', () => {
  fc.assert(
    fc.property(rights, fc.constantFrom(...capabilityNames), ({ role, allow, deny }, capability) => {
      const may = mayOnPage(capability, { role, allow, deny })
      if (deny.includes(capability)) return !may
      if (allow.includes(capability)) return may && scopeOf(capability, { role, allow, deny }) === 'all'
      return may === mayOnPage(capability, { role })
    }),
  )
})

test('an unknown role, or an unknown capability, is nothing', () => {
  assert.deepEqual(allOf({ role: 'somebody' }), [])
  assert.equal(mayOnPage('page.sell' as Capability, { role: 'owner' }), false)
  assert.equal(mayOnPage('constructor' as Capability, { role: 'owner' }), false)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Frequencies, planFor, shareOfFilters, shareOfText, wider } from './planner.ts'

const known: Record<string, number> = {
  'c:5': 100_000,
  'w:remote': 150_000,
  't/sale': 500_000,
  sale: 640_000,
  't/manag': 400_000,
  manag: 600_000,
}
const frequencies: Frequencies = { jobs: 1_000_000, days: 120, of: (lexeme) => known[lexeme] ?? 10 }
const plan = (share: number, over: Partial<Parameters<typeof planFor>[0]> = {}) =>
  planFor({ share, rarest: share, among: 1, target: 200, lexemes: 2, looksAt: 'row', ...over }, frequencies)

test('what is common is walked to, what is rare is asked of the whole index, the rest of some days', () => {
  assert.equal(plan(0.5).how, 'walk')
  assert.deepEqual(plan(0.0002), { how: 'window', days: null })
  assert.deepEqual(plan(0.0005), { how: 'window', days: 49 })
  assert.deepEqual(plan(0.01), { how: 'window', days: 4 })
})

test('walking is shorter among the jobs of a country, and dearer where the long text must be read', () => {
  assert.equal(plan(0.02).how, 'window')
  assert.equal(plan(0.02, { among: 0.02 }).how, 'walk')
  assert.equal(plan(0.3).how, 'walk')
  assert.equal(plan(0.08).how, 'walk')
  assert.equal(plan(0.08, { looksAt: 'text' }).how, 'window')
})

test('without frequencies everything is asked of the whole index', () => {
  assert.deepEqual(
    planFor(
      { share: 0, rarest: 0, among: 1, target: 200, lexemes: 1, looksAt: 'row' },
      { jobs: 0, days: 0, of: () => 0 },
    ),
    {
      how: 'window',
      days: null,
    },
  )
})

test('a plan never reads more than it may, and a window always grows until it is the whole', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, fc.integer({ min: 1, max: 2_000 }), fc.nat(500), (likely, target, found) => {
      let chosen = plan(likely, { target })
      if (chosen.how === 'walk') return assert.ok(chosen.rows <= 4 * 5_000 + 200)
      for (let tries = 0; chosen.how === 'window' && chosen.days !== null; tries++) {
        assert.ok(chosen.days >= 1 && chosen.days < frequencies.days && tries < 10)
        const next = wider(chosen.days, found, target, frequencies)
        assert.ok(next.how === 'window' && (next.days === null || next.days > chosen.days))
        chosen = next
      }
    }),
  )
})

test('words of a title go together more often than their shares say; filters are taken as independent', () => {
  const text = { clauses: [[[['sale', 'sal']]], [[['manag']]]] } as never
  assert.deepEqual(shareOfText(text, 'title', frequencies), { share: 0.4 * 0.5, rarest: 0.4, lexemes: 3 })
  assert.equal(shareOfText(text, 'anywhere', frequencies).share, 0.64 * 0.6)
  const lists = [['c:5'], ['w:remote', 'w:hybrid']]
  assert.ok(Math.abs(shareOfFilters({ lists }, frequencies).share - 0.1 * 0.15001) < 1e-9)
})

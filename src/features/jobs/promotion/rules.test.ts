import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDayAhead, mayPromote, pick, standingOf, turnOf } from './rules.ts'

const day = 86_400_000
const page = (state: string) => ({ state })
const job = (state: string, close_reason: string | null = null) => ({ state, close_reason })

test('a promotion pauses with its thing, ends with it, and is removed with what the site removes', () => {
  const at = (facts: Partial<Parameters<typeof standingOf>[0]>) =>
    standingOf({ page: page('active'), job: null, group: null, openDay: null, ...facts })
  assert.equal(at({}), 'running')
  assert.equal(at({ job: job('live') }), 'running')
  assert.deepEqual(
    ['paused', 'suspended'].map((state) => at({ job: job(state) })),
    ['paused', 'paused'],
  )
  assert.deepEqual([at({ job: job('closed', 'filled') }), at({ job: job('draft') })], ['ended', 'ended'])
  assert.equal(at({ job: job('closed', 'moderation') }), 'removed')
  assert.deepEqual(
    ['published', 'ended', 'archived'].map((state) => at({ group: { state, visibility: 'public' } })),
    ['running', 'paused', 'ended'],
  )
  assert.equal(at({ group: { state: 'published', visibility: 'link' } }), 'paused')
  assert.equal(at({ page: page('suspended'), job: job('live') }), 'paused')
  assert.equal(at({ page: page('closed') }), 'ended')
  assert.deepEqual(
    ['published', 'registration_closed', 'live', 'postponed', 'ended', 'cancelled'].map((state) =>
      at({ openDay: { state } }),
    ),
    ['running', 'running', 'running', 'paused', 'ended', 'removed'],
  )
})

test('what is promoted is out until the last day that is paid', () => {
  const now = new Date('2026-11-01')
  const until = (days: number) => new Date(now.getTime() + days * day)
  assert.equal(mayPromote({ isOut: true, until: null }, 14, now).refused, false)
  assert.equal(mayPromote({ isOut: true, until: until(14) }, 14, now).refused, false)
  assert.equal(mayPromote({ isOut: true, until: until(13) }, 14, now).refused, true)
  assert.equal(mayPromote({ isOut: false, until: null }, 7, now).refused, true)
})

test('a slot holds each job and each company once, as far as it reaches', () => {
  const one = (id: string, page_id: string) => ({ id, page_id, kind: 'featured' })
  const line = [one('a', '1'), one('a', '1'), one('b', '1'), one('c', '2'), one('d', '3')]
  const ids = (most: number) => pick(line, most).map(({ id }) => id)
  assert.deepEqual([ids(0), ids(2), ids(9)], [[], ['a', 'c'], ['a', 'c', 'd']])
})

test('turns last an hour', () => {
  const turn = (at: string) => turnOf(new Date(at))
  assert.equal(turn('2026-11-01T10:00:00Z'), turn('2026-11-01T10:59:59Z'))
  assert.notEqual(turn('2026-11-01T10:00:00Z'), turn('2026-11-01T11:00:00Z'))
})

test('an open day that begins within a day, or has no date, is not promoted any more', () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const after = (hours: number) => isDayAhead(new Date(now.getTime() + hours * 3_600_000), now)
  assert.deepEqual([after(-1), after(23), after(24), isDayAhead(null, now)], [false, false, true, false])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneOfPlace } from '#features/site/lookups/zones.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'

const material = await readMaterial()

test('interviews are met and offered in office hours of a working day where the job is, past ones have an end or wait for one', () => {
  for (const at of ['2026-03-01T09:00:00Z', '2026-03-06T20:30:00Z', '2026-03-07T22:00:00Z', '2026-03-11T03:00:00Z']) {
    const moment = new Date(at)
    const { interviews, applications, jobs } = makeDemo(material, moment, 'a hash').rows
    for (const { application_id, zone } of interviews) {
      const { job_id } = applications.find(({ id }) => id === application_id) ?? {}
      assert.equal(zone, zoneOfPlace(jobs.find(({ id }) => id === job_id)?.country_id ?? 0))
    }
    const local = interviews.flatMap(({ slots, zone }) => (slots as Date[]).map((one) => `${clockOf(one, zone)}Z`))
    const isAtWork = (one: Date) => one.getUTCHours() >= 9 && one.getUTCHours() <= 16 && one.getUTCDay() % 6 !== 0
    assert.deepEqual(
      local.filter((one) => !isAtWork(new Date(one))),
      [],
    )
    const ahead = interviews.filter(({ starts_at }) => starts_at && (starts_at as Date) > moment)
    assert.ok(ahead.length >= 3 && ahead.every(({ state }) => state === 'confirmed'))
    const waiting = interviews.filter(({ state }) => state === 'proposed')
    assert.ok(waiting.every(({ slots }) => (slots as Date[]).every((slot) => slot > moment)))
  }
})

test('what led to an interview or an offer stands among what happened', () => {
  const { interviews, offers, events } = makeDemo(material, new Date('2026-03-11T09:00:00Z'), 'a hash').rows
  const moves = (thing: string, id: unknown) =>
    events
      .filter(({ name, data }) => name === `${thing}.moved` && (data as Record<string, unknown>)[thing] === id)
      .map(({ data }) => (data as Record<string, unknown>).move)
  for (const { id, starts_at } of interviews)
    assert.deepEqual(moves('interview', id), starts_at ? ['propose', 'pick'] : ['propose'])
  for (const { id, sent_at } of offers) assert.deepEqual(moves('offer', id), sent_at ? ['save', 'send'] : ['save'])
  assert.ok(interviews.length > 0 && offers.length > 0)
})

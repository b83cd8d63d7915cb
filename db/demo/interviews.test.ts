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

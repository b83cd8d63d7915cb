import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { remindOfInterviews } from './background.ts'
import * as contract from './contract.ts'

const hour = 3_600_000

/** An interview in 72 hours, and how often either side is reminded of it once so long before it. */
async function agreed() {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const slot = new Date(site.world.now().getTime() + 72 * hour).toISOString()
  await employer.visitor.call(contract.propose, {
    ...{ application, kind: 'phone', minutes: 30, zone: 'UTC', people: [employer.id], interview_guide: '' },
    ...{ slots: [slot], place: '', note: '' },
  })
  await site.settle()
  const { data: mine } = await candidate.visitor.call(contract.myInterviews, {})
  await new Visitor(site).call(contract.pickTime, { key: mine[0]?.key ?? '', version: 1, slot })
  await site.settle()
  const counts = async () => {
    await remindOfInterviews.run(backgroundContext(site.world), {})
    const out = await site.settle()
    const about = /^Upcoming interview/
    return [candidate, employer].map(
      ({ email }) => out.filter(({ to, subject }) => to === email && about.test(subject)).length,
    )
  }
  return {
    counts,
    at: (before: number) => site.later(Date.parse(slot) - site.world.now().getTime() - before),
  }
}

test('both sides are reminded a day and an hour before, once', async () => {
  const { counts, at } = await agreed()
  assert.deepEqual(await counts(), [0, 0])
  at(23 * hour)
  assert.deepEqual(await counts(), [1, 1])
  assert.deepEqual(await counts(), [1, 1])
  at(hour / 2)
  assert.deepEqual(await counts(), [2, 2])
})

test('who was not reminded a day before is reminded of that minutes before, by two mails of the same words', async () => {
  const { counts, at } = await agreed()
  at(hour / 6)
  assert.deepEqual(await counts(), [1, 1])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editJob, leaveForJob } from '#features/jobs/jobs/contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askAboutOutside } from './outside.ts'
import { answerOutside, listOutside } from './outside-contract.ts'

const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }
const outside = { apply_mode: 'external' as const, apply_url: 'https://jobs.example/42' }

test('who left for another site is asked once, a day later, and keeps where they applied', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, outside)
  const { visitor } = await aCandidate(site)
  const leave = (who: Visitor, how: object = browser) => who.ask(leaveForJob, { job }, how)
  await leave(visitor)
  await leave(visitor)
  await leave(new Visitor(site))
  await leave(visitor, { headers: { ...browser.headers, 'sec-purpose': 'prefetch' } })
  await leave(visitor, { headers: { 'user-agent': 'Googlebot/2.1' } })
  await leave(employer.visitor)
  await site.settle()
  // the page is told how many, and never who
  assert.equal((await employer.visitor.call(editJob, { job })).data.external_clicks, 3)
  const list = async () => (await visitor.call(listOutside, {})).data.map((one) => [one.job.id, one.answer])
  assert.deepEqual(await list(), [[job, null]])
  const run = async (hours: number) => {
    const at = new Date(site.world.now().getTime() + hours * 3_600_000)
    await askAboutOutside.run({ ...backgroundContext(site.world), now: () => at }, {})
    return (await visitor.call(bell, {})).data.filter(({ title }) => title.startsWith('Did you apply')).length
  }
  assert.deepEqual([await run(23), await run(25), await run(49)], [0, 1, 1])
  await visitor.call(answerOutside, { job, answer: 'applied' })
  await visitor.refused('answered_already', answerOutside, { job, answer: 'not_yet' })
  await leave(visitor)
  await site.settle()
  assert.deepEqual(await list(), [[job, 'applied']])
  assert.equal(await run(73), 1)
})

test('another answer ends the question; nobody answers for somebody else, and two answers at once are one', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site, outside)
  const { visitor } = await aCandidate(site)
  await visitor.ask(leaveForJob, { job }, browser)
  await site.settle()
  const other = await aCandidate(site)
  await other.visitor.refused('not_found', answerOutside, { job, answer: 'applied' })
  await new Visitor(site).refused('no_session', listOutside, {})
  const both = await Promise.all(
    (['not_yet', 'not_interested'] as const).map((answer) => visitor.ask(answerOutside, { job, answer })),
  )
  assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  assert.deepEqual((await visitor.call(listOutside, {})).data, [])
})

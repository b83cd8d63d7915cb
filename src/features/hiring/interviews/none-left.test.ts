import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { interviewsOf, listInterviews, myInterviews, pickTime, propose } from './contract.ts'

test('the team is told that of the times it offered none can be chosen any more', async () => {
  const site = await aSite()
  const { employer, candidate, application, job } = await anApplication(site)
  const other = await aCandidate(site)
  const files = { files: { cv: aTextCv(other.name) } }
  const { data: sent } = await other.visitor.call(apply, { job, name: other.name, lang: 'en' }, files)
  const slot = new Date(site.world.now().getTime() + 48 * 3_600_000).toISOString()
  const offered = { kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai', people: [employer.id], slots: [slot] }
  for (const one of [application, sent.application])
    await employer.visitor.call(propose, { application: one, ...offered })
  const standing = async () =>
    (await employer.visitor.call(interviewsOf, { application: sent.application })).data.interviews[0]?.none_left
  assert.equal(await standing(), false)
  const [mine] = (await candidate.visitor.call(myInterviews, { application })).data
  await candidate.visitor.call(pickTime, { key: mine?.key ?? '', version: 1, slot })
  assert.equal(await standing(), true)
  const listed = (await employer.visitor.call(listInterviews, {})).data
  assert.deepEqual(
    listed.map(({ application: of, none_left }) => [of, none_left]),
    [
      [application, false],
      [sent.application, true],
    ],
  )
})

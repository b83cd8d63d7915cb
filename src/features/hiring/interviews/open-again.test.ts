import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { lapseProposals } from './background.ts'
import { interviewsOf, myInterviews, pickTime, propose, proposeAgain, settleInterview } from './contract.ts'

const hour = 3_600_000

/** An applicant who was invited, and whose times all went by. */
async function aLapsed() {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const ahead = (hours: number) => new Date(site.world.now().getTime() + hours * hour).toISOString()
  const place = { kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai', people: [employer.id] }
  const { visitor } = employer
  const { data: first } = await visitor.call(propose, { application, ...place, slots: [ahead(48)] })
  site.later(49 * hour)
  await lapseProposals.run(backgroundContext(site.world), {})
  const seen = async () => (await visitor.call(interviewsOf, { application })).data.interviews
  const again = (version: number, slot = ahead(48)) => ({ interview: first.id, version, ...place, slots: [slot] })
  return { site, employer, candidate, application, first, ahead, place, seen, again }
}

test('whoever withdrew is invited anew by the interview that lapsed before', async () => {
  const { site, employer, candidate, application, seen, again } = await aLapsed()
  assert.deepEqual((await seen())[0]?.may, ['propose', 'cancel'])
  await candidate.visitor.call(applications.withdraw, { application })
  await site.settle()
  assert.deepEqual((await seen())[0]?.may, [])
  const problem = await employer.visitor.refused('stage_move', proposeAgain, again(2))
  assert.ok(JSON.stringify(problem).includes('"stage":"withdrawn"'))
  const [mine] = (await candidate.visitor.call(myInterviews, { application })).data
  assert.deepEqual([mine?.state, mine?.may], ['lapsed', []])
})

test('whoever did not come and was rejected is invited anew, even while the rejection can be undone', async () => {
  const { site, employer, candidate, application, seen, again, ahead } = await aLapsed()
  const { visitor } = employer
  const slot = ahead(48)
  await visitor.call(proposeAgain, again(2, slot))
  const [mine] = (await candidate.visitor.call(myInterviews, { application })).data
  await candidate.visitor.call(pickTime, { key: mine?.key ?? '', version: 3, slot })
  site.later(50 * hour)
  const { data } = await visitor.call(applications.showApplicant, { application })
  const missed = { interview: again(0).interview, version: 4, outcome: 'no_show' as const }
  assert.ok((await visitor.call(settleInterview, missed)).data.may.includes('propose'))
  await visitor.call(applications.move, { application, stage: 'rejected', reason: 'other', version: data.version })
  assert.deepEqual((await seen())[0]?.may, ['finish'])
  await visitor.refused('stage_move', proposeAgain, again(5))
})

test('of one application two invitations wait at once, the second and the first anew', async () => {
  const { employer, application, first, ahead, place, seen, again } = await aLapsed()
  const { visitor } = employer
  const { data: second } = await visitor.call(propose, { application, ...place, slots: [ahead(72)] })
  assert.deepEqual((await seen()).find(({ id }) => id === first.id)?.may, ['cancel'])
  const problem = await visitor.refused('interview_open', proposeAgain, again(2))
  assert.ok(JSON.stringify(problem).includes('interview_open'))
  // other times of the one that waits are no second one
  const over = { interview: second.id, version: second.version, ...place, slots: [ahead(96)] }
  await visitor.call(proposeAgain, over)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '#features/companies/pages/role-rules.ts'
import { giveScorecard } from '#features/hiring/pipeline/team-contract.ts'
import { sendHeldNotices } from '#features/site/notifications/send-held.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { assign } from '#tests/world/job-team.ts'
import { anApplication, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const hour = 3_600_000

/** An interview that took place an hour ago, with the owner and a hiring manager. */
async function anInterviewOver(settings = {}, role: Role = 'recruiter') {
  const site = await aSite(settings)
  const world = await anApplication(site)
  const { employer, application, candidate } = world
  const recruiter = await teammate(site, employer.page.id, role)
  if (role === 'hiring_manager') await assign(employer.visitor, world.job, [recruiter.id])
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const { data } = await employer.visitor.call(contract.propose, {
    ...{ application, kind: 'phone', minutes: 60, zone: 'Asia/Dubai', slots: [slot] },
    people: [employer.id, recruiter.id],
  })
  await site.settle()
  const { data: mine } = await candidate.visitor.call(contract.myInterviews, {})
  const asked = { interview: data.id }
  await employer.visitor.refused('interview_state', contract.askScorecards, asked)
  await new Visitor(site).call(contract.pickTime, { key: mine[0]?.key ?? '', version: 1, slot })
  await employer.visitor.refused('interview_state', contract.askScorecards, asked)
  site.later(50 * hour)
  await site.settle()
  return { site, ...world, recruiter, asked }
}

test('whoever took part and gave no scorecard is asked once a day, by one of the own page', async () => {
  const { site, employer, recruiter, application, candidate, asked } = await anInterviewOver()
  const view = async () =>
    (await employer.visitor.call(contract.interviewsOf, { application })).data.interviews[0] as contract.Interview
  assert.deepEqual((await view()).cardless.map(({ id }) => id).sort(), [employer.id, recruiter.id].sort())
  await (await anEmployer(site)).visitor.refused('not_found', contract.askScorecards, asked)

  // both at once, and again: one notice, and none to whoever asks
  await Promise.all([1, 2].map(() => employer.visitor.call(contract.askScorecards, asked)))
  await employer.visitor.call(contract.askScorecards, asked)
  const mails = async (to: string) =>
    (await site.settle()).filter((mail) => mail.to === to && /^Scorecard requested/.test(mail.subject)).length
  assert.deepEqual([await mails(recruiter.email), await mails(employer.email)], [1, 0])
  assert.ok(!(await view()).may.includes('ask_scorecards'))
  const { data: theirs } = await candidate.visitor.call(contract.myInterviews, {})
  assert.ok(!JSON.stringify(theirs).includes('cardless'))

  site.later(25 * hour)
  assert.ok((await view()).may.includes('ask_scorecards'))
  await recruiter.visitor.call(giveScorecard, { application, recommendation: 4 })
  await employer.visitor.call(giveScorecard, { application, recommendation: 4 })
  assert.deepEqual((await view()).cardless, [])
  await employer.visitor.refused('interview_state', contract.askScorecards, asked)
})

test('a mail that waited asks nobody for a scorecard that was given meanwhile', async () => {
  const { site, employer, recruiter, application, asked } = await anInterviewOver({ MAIL_DELAY: '5' })
  const mails = async () => {
    site.later(hour)
    await sendHeldNotices.run(backgroundContext(site.world), {})
    return (await site.settle()).filter(({ subject }) => /^Scorecard requested/.test(subject)).map(({ to }) => to)
  }
  await employer.visitor.call(contract.askScorecards, asked)
  await site.settle()
  await recruiter.visitor.call(giveScorecard, { application, recommendation: 4 })
  assert.deepEqual(await mails(), [])
})

test('nobody is asked who was taken off the job: a request would lead to a closed door, and one that waits is not sent', async () => {
  const {
    site,
    employer,
    recruiter: manager,
    application,
    job,
    asked,
  } = await anInterviewOver({ MAIL_DELAY: '5' }, 'hiring_manager')
  const cardless = async () =>
    (await employer.visitor.call(contract.interviewsOf, { application })).data.interviews[0]?.cardless.map(
      ({ id }) => id,
    )
  assert.ok((await cardless())?.includes(manager.id))
  await employer.visitor.call(contract.askScorecards, asked)
  await site.settle()
  await assign(employer.visitor, job, [])
  assert.deepEqual(await cardless(), [employer.id])
  await employer.visitor.call(giveScorecard, { application, recommendation: 4 })
  site.later(25 * hour)
  await employer.visitor.refused('interview_state', contract.askScorecards, asked)
  await sendHeldNotices.run(backgroundContext(site.world), {})
  const requests = (await site.settle()).filter(({ subject }) => /^Scorecard requested/.test(subject))
  assert.deepEqual(requests, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reinstateMember, removeMember, suspendMember } from '#features/companies/team/contract.ts'
import { list as bell } from '#features/site/notifications/contract.ts'
import { mailTo } from '#tests/world/an-offer.ts'
import { anApplication, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { interviewsOf, myInterviews, pickTime, propose } from './contract.ts'

const hour = 3_600_000

test('whoever was removed from the team stays the only interviewer, and goes on reading of applicants', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const { visitor, page } = employer
  const gone = await teammate(site, page.id, 'admin')
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const place = { kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai' }
  await visitor.call(propose, { application, ...place, slots: [slot], people: [gone.id] })
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  await new Visitor(site).call(pickTime, { key: mine?.key ?? '', version: 1, slot })
  await site.settle()
  const rung = async () => (await gone.visitor.call(bell, {})).data.map(({ link }) => link)
  assert.ok((await rung()).some((link) => link.includes(application)))
  await visitor.call(removeMember, { user: gone.id })
  const mails = await site.settle()
  const [mail, ...others] = mails.filter(
    ({ to, subject }) => to === gone.email && /^Removed from an interview/.test(subject),
  )
  assert.deepEqual([mail?.calendar?.method, others], ['CANCEL', []])
  assert.ok(!mail?.text.includes(candidate.name))
  assert.equal(mailTo(mails, employer.email, /^Interviewer needed: /).length, 1)
  const [interview] = (await visitor.call(interviewsOf, { application })).data.interviews
  assert.deepEqual([interview?.people, interview?.state, interview?.may.includes('propose')], [[], 'confirmed', true])
  assert.deepEqual(
    (await rung()).filter((link) => link.startsWith('/page/jobs/')),
    [],
  )
})

/** A colleague who may be among those who interview an applicant. */
async function aColleague() {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const gone = await teammate(site, employer.page.id, 'admin')
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const asked = { application, kind: 'phone' as const, minutes: 60, zone: 'Asia/Dubai', slots: [slot] }
  const invite = async (people: string[]) => {
    await employer.visitor.call(propose, { ...asked, people })
    await site.settle()
  }
  return { site, employer, candidate, gone, invite }
}

test('whoever is suspended goes on being waited for by a candidate', async () => {
  const { site, employer, candidate, gone, invite } = await aColleague()
  await invite([gone.id])
  await employer.visitor.call(suspendMember, { user: gone.id })
  const mails = await site.settle()
  assert.equal(mailTo(mails, employer.email, /^Interviewer needed: /).length, 1)
  assert.deepEqual((await candidate.visitor.call(myInterviews, {})).data[0]?.people, [])
})

test('whoever is let in again at once has left their interviews for good', async () => {
  const { site, employer, candidate, gone, invite } = await aColleague()
  await invite([gone.id])
  await employer.visitor.call(suspendMember, { user: gone.id })
  await employer.visitor.call(reinstateMember, { user: gone.id })
  await site.settle()
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  assert.deepEqual(
    mine?.people.map(({ id }) => id),
    [gone.id],
  )
})

test('where others interview, nobody is asked for another', async () => {
  const { site, employer, candidate, gone, invite } = await aColleague()
  await invite([employer.id, gone.id])
  await employer.visitor.call(removeMember, { user: gone.id })
  const mails = await site.settle()
  assert.deepEqual(mailTo(mails, employer.email, /^Interviewer needed/), [])
  const [mine] = (await candidate.visitor.call(myInterviews, {})).data
  assert.deepEqual(
    mine?.people.map(({ id }) => id),
    [employer.id],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePage } from '#features/companies/pages/contract.ts'
import { acceptByLink, changeMember, listMembers, removeMember } from '#features/companies/team/contract.ts'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aLiveJob, aStaffMember, confirmed, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { expireAsked } from './background.ts'
import * as contract from './contract.ts'

const site = await aSite()
let people = 0

type Employer = Awaited<ReturnType<typeof aLiveJob>>['employer']

/** What the last mail to an address links to. */
async function linked(to: string, path: string): Promise<string> {
  const mail = (await site.settle()).find((one) => one.to === to && one.text.includes(path))
  return mail?.text.match(new RegExp(`${path}([\\w-]+)`))?.[1] ?? ''
}

async function invited(employer: Employer, job: string, over: { email?: string; most_people?: number } = {}) {
  const email = over.email ?? `outside${++people}@example.com`
  const { data } = await employer.visitor.call(contract.inviteExternal, {
    ...over,
    job,
    email,
    words: 'Two chefs, please',
  })
  return { id: data.id, email }
}

/** A recruiter who accepted the mailed invitation and works for the page as its guest. */
async function accepted(over: { most_people?: number } = {}) {
  const { employer, job } = await aLiveJob(site)
  const { id, email } = await invited(employer, job, over)
  const person = await confirmed(site, await somebody(site, 'employer', { email }))
  await person.visitor.call(acceptByLink, { key: await linked(email, '/join/') })
  await site.settle()
  return { employer, job, external: id, recruiter: person }
}

type At = Awaited<ReturnType<typeof accepted>>
const cv = () => ({ files: { cv: aTextCv() } })

async function asked({ recruiter, external }: At, email = `chef${++people}@example.com`) {
  const said = { external, email, name: 'Nour Haddad', lang: 'en' as const, note: 'Ten years of pastry' }
  const { data } = await recruiter.visitor.call(contract.bringPerson, said, cv())
  const key = await linked(email, '/put-forward/')
  return { email, key, person: data.people[0]?.id ?? '' }
}

const refusedToAsk = ({ recruiter, external }: At, code: string, email = `chef${++people}@example.com`) =>
  recruiter.visitor.refused(code, contract.bringPerson, { external, email, name: 'Nour Haddad', lang: 'en' }, cv())

const stateOf = async ({ recruiter }: At) =>
  (await recruiter.visitor.call(contract.listExternalJobs, {})).data[0]?.people[0]

test('invited by mail, accepted, one put forward who says yes: an applicant with a source, and the phase goes back', async () => {
  const at = await accepted()
  const { data: jobs } = await at.recruiter.visitor.call(contract.listExternalJobs, {})
  assert.deepEqual([jobs.length, jobs[0]?.state, jobs[0]?.words], [1, 'active', 'Two chefs, please'])
  const { key, email } = await asked(at)
  const guest = new Visitor(site)
  const { data: shown } = await guest.call(contract.showPutForward, { key })
  assert.deepEqual([shown.name, shown.email, shown.state], ['Nour Haddad', email, 'asked'])
  assert.match(shown.words, /Nour Haddad.*let/)
  const before = await at.employer.visitor.call(board, { job: at.job })
  assert.equal(before.data.columns.flatMap(({ cards }) => cards).length, 0)
  assert.equal((await guest.call(contract.answerPutForward, { key, answer: 'approve' })).data.state, 'sent')
  const told = (await site.settle()).filter(({ to }) => to === at.employer.email)
  assert.ok(told.some(({ text }) => text.includes(`${at.recruiter.name} put Nour Haddad forward for`)))
  assert.ok(!told.some(({ text }) => text.includes('applied')))
  const { data: seen } = await at.employer.visitor.call(board, { job: at.job })
  const card = seen.columns.flatMap(({ cards }) => cards)[0]
  assert.deepEqual([card?.name, card?.through, card?.by_external], ['Nour Haddad', at.recruiter.name, true])
  const { data: applicant } = await at.employer.visitor.call(showApplicant, { application: card?.id ?? '' })
  assert.equal(applicant.email, email)
  assert.equal((await stateOf(at))?.status, 'seen')
  const { data: rows } = await at.employer.visitor.call(contract.listExternals, { job: at.job })
  assert.deepEqual([rows.externals[0]?.sent, rows.externals[0]?.people.length], [1, 1])
  await guest.refused('external_person_state', contract.answerPutForward, { key, answer: 'decline' })
})

test('a no forgets the address and the CV, and the same person is not asked again', async () => {
  const at = await accepted()
  const { key, email, person } = await asked(at)
  await new Visitor(site).call(contract.answerPutForward, { key, answer: 'decline' })
  const row = await site.world.db
    .selectFrom('external_people')
    .selectAll()
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  assert.deepEqual([row.state, row.email, row.cv_id, row.note], ['declined', null, null, ''])
  await refusedToAsk(at, 'external_person_known', email.toUpperCase())
})

test('who had applied already stays as they came, and nobody is told before they agree', async () => {
  const at = await accepted()
  const other = await invited(at.employer, at.job)
  const second = await confirmed(site, await somebody(site, 'employer', { email: other.email }))
  await second.visitor.call(acceptByLink, { key: await linked(other.email, '/join/') })
  await site.settle()
  const first = await asked(at)
  const later = await asked({ ...at, recruiter: second, external: other.id }, first.email)
  const both = await Promise.all(
    [first.key, later.key].map((key) => new Visitor(site).call(contract.answerPutForward, { key, answer: 'approve' })),
  )
  assert.deepEqual(both.map(({ data }) => data.state).sort(), ['known', 'sent'])
})

test('a guest sees nothing of the page, takes no seat, is not made more, and is removed as others are', async () => {
  const at = await accepted()
  await at.recruiter.visitor.refused('not_allowed', listPageJobs, {})
  await at.recruiter.visitor.refused('not_allowed', board, { job: at.job })
  const { data: members, seats } = await at.employer.visitor.call(listMembers, {})
  assert.deepEqual([members.length, seats.taken], [2, 1])
  const more = { user: at.recruiter.id, allow: ['applicant.read' as const] }
  await at.employer.visitor.refused('not_allowed', changeMember, more)
  await at.employer.visitor.refused('not_allowed', changeMember, { user: at.recruiter.id, role: 'recruiter' })
  const { key } = await asked(at)
  await at.employer.visitor.call(removeMember, { user: at.recruiter.id })
  await site.settle()
  const { data } = await at.employer.visitor.call(contract.listExternals, { job: at.job })
  assert.equal(data.externals[0]?.state, 'ended')
  await assert.rejects(at.recruiter.visitor.call(contract.listExternalJobs, {}))
  await new Visitor(site).refused('link_expired', contract.showPutForward, { key })
})

test('ended for a job: nobody more is sent, who was asked is forgotten, who was sent goes on', async () => {
  const at = await accepted()
  const sent = await asked(at)
  await new Visitor(site).call(contract.answerPutForward, { key: sent.key, answer: 'approve' })
  const waiting = await asked(at)
  await at.employer.visitor.call(contract.endExternal, { job: at.job, external: at.external })
  await refusedToAsk(at, 'recruiter_ended')
  await new Visitor(site).refused('link_expired', contract.showPutForward, { key: waiting.key })
  const { data } = await at.recruiter.visitor.call(contract.listExternalJobs, {})
  assert.deepEqual([data[0]?.may_add, data[0]?.people.map(({ state }) => state)], [false, ['withdrawn', 'sent']])
  const { data: again } = await at.employer.visitor.call(contract.inviteExternal, {
    ...{ job: at.job, email: at.recruiter.email },
  })
  assert.equal(again.state, 'active')
})

test('a guest of two companies: each knows of itself alone, and one that ends leaves the other', async () => {
  const at = await accepted()
  const { employer, job } = await aLiveJob(site)
  const { id } = await invited(employer, job, { email: at.recruiter.email })
  await at.recruiter.visitor.call(acceptByLink, { key: await linked(at.recruiter.email, '/join/') })
  await site.settle()
  const second = { ...at, employer, job, external: id }
  const enter = ({ employer: { page } }: Pick<At, 'employer'>) =>
    at.recruiter.visitor.call(choosePage, { page: page.id })
  await enter(second)
  assert.deepEqual(
    (await at.recruiter.visitor.call(contract.listExternalJobs, {})).data.map((one) => one.id),
    [id],
  )
  // at the second, nothing is done for the first
  await refusedToAsk(at, 'not_found')
  const { email } = await asked(second)
  await enter(at)
  await refusedToAsk(second, 'not_found')
  // whom the second asked is not known at the first
  const { person } = await asked(at, email)
  await at.employer.visitor.refused('not_found', contract.endExternal, { job: at.job, external: id })
  await employer.visitor.call(contract.endExternal, { job, external: id })
  assert.deepEqual([(await stateOf(at))?.state, (await stateOf(at))?.id], ['asked', person])
  const { data } = await employer.visitor.call(contract.listExternals, { job })
  assert.deepEqual(
    data.externals.map((one) => one.id),
    [id],
  )
})

test('an invitation that is ended before it is answered leads nowhere', async () => {
  const { employer, job } = await aLiveJob(site)
  const { id, email } = await invited(employer, job)
  const key = await linked(email, '/join/')
  await employer.visitor.call(contract.endExternal, { job, external: id })
  const person = await somebody(site, 'candidate')
  await person.visitor.refused('link_expired', acceptByLink, { key })
})

test('the last place is taken once, and nobody takes it for another', async () => {
  const at = await accepted({ most_people: 1 })
  const tries = await Promise.allSettled([asked(at), asked(at)])
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
  const stranger = await accepted()
  await refusedToAsk({ ...at, recruiter: stranger.recruiter }, 'not_found')
  const end = { job: stranger.job, external: at.external }
  await stranger.employer.visitor.refused('not_found', contract.endExternal, end)
})

test('nobody answered in ten days: forgotten, and told', async () => {
  const at = await accepted()
  const { person } = await asked(at)
  const past = new Date(site.world.now().getTime() - 1)
  await site.world.db.updateTable('external_people').set({ answer_due_at: past }).where('id', '=', person).execute()
  await expireAsked.run(backgroundContext(site.world), {})
  assert.equal((await stateOf(at))?.state, 'expired')
  const told = (await site.settle()).filter(({ to }) => to === at.recruiter.email)
  assert.ok(told.some((one) => JSON.stringify(one).includes('Nour Haddad did not answer')))
})

test('agents and reviewers of the site see none of it', async () => {
  const at = await accepted()
  for (const role of ['agent', 'reviewer', 'support'] as const) {
    const { visitor } = await aStaffMember(site, role)
    await assert.rejects(visitor.call(contract.listExternals, { job: at.job }))
    await assert.rejects(visitor.call(contract.listExternalJobs, {}))
  }
})

test('who has no account reads the page of a link in the language of the mail, whatever the browser speaks', async () => {
  const { recruiter, external } = await accepted()
  const email = `chef${++people}@example.com`
  await recruiter.visitor.call(contract.bringPerson, { external, email, name: 'نورة حداد', lang: 'ar' }, cv())
  const mail = (await site.settle()).find(({ to }) => to === email)
  assert.match(mail?.text ?? '', /\/put-forward\/[\w-]+\?lang=ar\b/)
})

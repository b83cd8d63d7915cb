import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, anApplication, confirmed, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { freeTimesOf, myInterviews, pickTime, propose, proposeAgain, showInvitation } from './contract.ts'
import { interviewKey } from './interview-key.ts'
import { interviewClashes } from './people-contract.ts'

type Employer = Awaited<ReturnType<typeof aLiveJob>>['employer']
const place = { kind: 'on_site' as const, place: 'Gate 4', minutes: 60, zone: 'Asia/Dubai' }
/** Ten in Dubai on a working day to come, and so many hours later. */
const at = (site: Site, hours: number) => {
  const now = site.world.now()
  const ten = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 2, 6)
  const [sunday, saturday] = [0, 6]
  const weekend = [sunday, saturday].includes(new Date(ten).getUTCDay()) ? 2 * 24 : 0
  return new Date(ten + (weekend + hours) * 3_600_000).toISOString()
}

async function aWorld() {
  const site = await aSite()
  const first = await aLiveJob(site)
  const second = await aLiveJob(site, {}, first.employer)
  const elsewhere = await aLiveJob(site)
  const candidate = await aCandidate(site)
  const apply = async (job: string) => {
    const cv = aTextCv('Test candidate', `Warehouse ${job}`)
    const asked = { job, name: candidate.name, lang: 'en' as const }
    return (await candidate.visitor.call(applications.apply, asked, { files: { cv } })).data.application
  }
  const applied = [await apply(first.job), await apply(second.job), await apply(elsewhere.job)] as const
  const jobs = [first.job, second.job] as const
  const colleague = await teammate(site, first.employer.page.id, 'admin')
  const invite = async (employer: Employer, application: string, slots: string[], people = [employer.id]) =>
    (await employer.visitor.call(propose, { application, ...place, slots, people })).data
  const invitationTo = async (application: string) => {
    const { data } = await candidate.visitor.call(myInterviews, { application })
    const [newest] = data
    assert.ok(newest)
    return newest
  }
  const pick = async (application: string, slot: string) => {
    const { key, version } = await invitationTo(application)
    return candidate.visitor.call(pickTime, { key, version, slot })
  }
  return {
    site,
    employer: first.employer,
    other: elsewhere.employer,
    candidate,
    colleague,
    applied,
    jobs,
    invite,
    invitationTo,
    pick,
  }
}

test('a candidate is invited by colleagues for the minute at which the company interviews them already', async () => {
  const { site, employer, colleague, applied, invite, invitationTo, pick } = await aWorld()
  const [first, second] = applied
  const [ten, half, twelve] = [at(site, 0), at(site, 0.5), at(site, 2)]
  await invite(employer, first, [ten])
  await pick(first, ten)
  const asked = { application: second, ...place, people: [colleague.id] }
  for (const slot of [ten, half]) {
    const problem = await colleague.visitor.refused('candidate_taken', propose, { ...asked, slots: [slot, twelve] })
    assert.equal(problem.errors?.[0]?.field, 'slots')
    assert.ok(JSON.stringify(problem).includes(`"slot":"${slot}"`))
  }
  const free = { people: [colleague.id], minutes: 60, zone: 'Asia/Dubai' }
  const all = (await colleague.visitor.call(freeTimesOf, free)).data
  const theirs = (await colleague.visitor.call(freeTimesOf, { ...free, application: second })).data
  assert.deepEqual([all.includes(ten), theirs.includes(ten), theirs.includes(twelve)], [true, false, true])
  const people = [employer.id, colleague.id]
  const clashes = { people, minutes: 60, slots: [twelve, ten], application: second }
  assert.deepEqual((await colleague.visitor.call(interviewClashes, clashes)).data, [
    { slot: ten, people: [employer.id], candidate: true },
  ])
  const { data: proposed } = await colleague.visitor.call(propose, { ...asked, slots: [twelve] })
  const again = { ...place, interview: proposed.id, version: proposed.version, people: [colleague.id] }
  await colleague.visitor.refused('candidate_taken', proposeAgain, { ...again, slots: [half] })
  // the hour of the very interview that moves is no clash
  const { id, version } = await invitationTo(first)
  await employer.visitor.call(proposeAgain, { ...place, interview: id, version, people: [employer.id], slots: [ten] })
})

test('a job that hides its applicants tells by taken hours who one of them is', async () => {
  const { site, employer, colleague, applied, jobs, invite, invitationTo, pick } = await aWorld()
  const [first, second] = applied
  const ten = at(site, 0)
  await invite(employer, first, [ten])
  await pick(first, ten)
  await employer.visitor.call(setAnonymous, { job: jobs[1], anonymous: true })
  const free = { people: [colleague.id], minutes: 60, zone: 'Asia/Dubai', application: second }
  assert.ok((await colleague.visitor.call(freeTimesOf, free)).data.includes(ten))
  await invite(employer, second, [ten], [colleague.id])
  assert.deepEqual((await invitationTo(second)).clashes, [ten])
})

test('a candidate agrees to two interviews at once without a word, and a team learns of another company’s interview', async () => {
  const { site, employer, other, candidate, applied, invite, invitationTo, pick } = await aWorld()
  const [first, , elsewhere] = applied
  const [ten, half, twelve] = [at(site, 0), at(site, 0.5), at(site, 2)]
  await invite(employer, first, [ten])
  await pick(first, ten)
  const times = { people: [other.id], minutes: 60, zone: 'Asia/Dubai', application: elsewhere }
  assert.ok((await other.visitor.call(freeTimesOf, times)).data.includes(ten))
  await invite(other, elsewhere, [half, twelve])
  const { key, version, slots, clashes } = await invitationTo(elsewhere)
  assert.deepEqual([slots, clashes], [[half, twelve], [half]])
  const problem = await candidate.visitor.refused('own_clash', pickTime, { key, version, slot: half })
  assert.ok(JSON.stringify(problem).includes(`"slot":"${half}"`))
  await pick(elsewhere, twelve)
  assert.deepEqual((await invitationTo(elsewhere)).clashes, [])
})

test('of two interviews that are confirmed in the same moment both are', async () => {
  const { site, employer, other, candidate, applied, invite, invitationTo } = await aWorld()
  const [first, , elsewhere] = applied
  const ten = at(site, 0)
  await invite(employer, first, [ten])
  await invite(other, elsewhere, [ten])
  const both = [await invitationTo(first), await invitationTo(elsewhere)]
  const tries = await Promise.all(
    both.map(({ key, version }) => candidate.visitor.ask(pickTime, { key, version, slot: ten })),
  )
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.match(tries.map(({ body }) => body).join(), /own_clash/)
})

test('somebody without an account is booked twice by the same address', async () => {
  const { site, employer, colleague, applied, invite, pick } = await aWorld()
  const [first, second] = applied
  const ten = at(site, 0)
  await invite(employer, first, [ten])
  await pick(first, ten)
  const email = 'one.of.them@example.com'
  const guests = { candidate_id: null, email }
  await site.world.db.updateTable('applications').set(guests).where('id', 'in', [first, second]).execute()
  const asked = { application: second, ...place, people: [colleague.id], slots: [ten] }
  await colleague.visitor.refused('candidate_taken', propose, asked)
  await site.world.db.updateTable('applications').set({ email: 'other@example.com' }).where('id', '=', first).execute()
  await colleague.visitor.call(propose, asked)
})

/** One who sent some applications without their account. */
async function asGuest(site: Site, email: string, ...ids: string[]) {
  await site.world.db.updateTable('applications').set({ candidate_id: null, email }).where('id', 'in', ids).execute()
}
const byLink = async (site: Site, invited: { id: string }) => ({
  key: await interviewKey(backgroundContext(site.world), invited.id),
  version: 1,
})

test('without an account one confirms two interviews in the same moment, written in two ways', async () => {
  const { site, employer, other, applied, invite } = await aWorld()
  const [first, , elsewhere] = applied
  const ten = at(site, 0)
  await asGuest(site, 'One.Guest@example.com', first)
  await asGuest(site, 'one.guest@example.com', elsewhere)
  const invited = [await invite(employer, first, [ten]), await invite(other, elsewhere, [ten])]
  const keys = await Promise.all(invited.map((one) => byLink(site, one)))
  const guest = new Visitor(site)
  const tries = await Promise.all(keys.map((key) => guest.ask(pickTime, { ...key, slot: ten })))
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.match(tries.map(({ body }) => body).join(), /own_clash/)
})

test('whoever applied with the account and without it is never in their own way', async () => {
  const { site, employer, other, candidate, colleague, applied, invite, invitationTo, pick } = await aWorld()
  const [first, second, elsewhere] = applied
  const [ten, twelve] = [at(site, 0), at(site, 2)]
  await asGuest(site, candidate.email, second, elsewhere)
  await invite(employer, first, [ten])
  await pick(first, ten)
  const asked = { ...(await byLink(site, await invite(other, elsewhere, [ten, twelve]))), slot: ten }
  const guest = new Visitor(site)
  // an address that the account only claims is anybody's
  assert.deepEqual((await guest.call(showInvitation, asked)).data.clashes, [])
  await confirmed(site, candidate)
  assert.deepEqual((await guest.call(showInvitation, asked)).data.clashes, [ten])
  await guest.refused('own_clash', pickTime, asked)
  await guest.call(pickTime, { ...asked, slot: twelve })
  // and the other way round, for the account as for the team
  const again = { application: second, ...place, people: [colleague.id], slots: [ten] }
  await colleague.visitor.refused('candidate_taken', propose, again)
  const moved = await invitationTo(first)
  const anew = { interview: moved.id, version: moved.version, ...place, people: [employer.id], slots: [twelve] }
  await employer.visitor.call(proposeAgain, anew)
  assert.deepEqual((await invitationTo(first)).clashes, [twelve])
})

test('whoever interviews for one company agrees to be interviewed by another at that hour', async () => {
  const { site, employer, other, candidate, applied, invite, invitationTo } = await aWorld()
  const [first, , elsewhere] = applied
  const [ten, half, twelve] = [at(site, 0), at(site, 0.5), at(site, 2)]
  const { visitor } = await aCandidate(site)
  const theirs = await anApplication(site)
  const held = await theirs.employer.visitor.call(propose, {
    ...{ application: theirs.application, ...place, slots: [ten], people: [theirs.employer.id] },
  })
  await site.world.db
    .updateTable('interview_people')
    .set({ user_id: candidate.id })
    .where('interview_id', '=', held.data.id)
    .execute()
  await visitor.call(pickTime, { ...(await byLink(site, held.data)), slot: ten })
  await invite(other, elsewhere, [half, twelve])
  const { key, version, clashes } = await invitationTo(elsewhere)
  assert.deepEqual(clashes, [half])
  await candidate.visitor.refused('own_clash', pickTime, { key, version, slot: half })
  await candidate.visitor.call(pickTime, { key, version, slot: twelve })
  // the company that invites learns nothing of it
  await invite(employer, first, [half])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { saveCandidate } from '#features/sourcing/imports/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aLiveJob, anEmployer, confirmed, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { inviteFromPool, leaveMyPool, listPool, poolPerson, removeFromPool } from './contract.ts'
import { listInvited } from './job-contract.ts'

const site = await aSite()

/** Somebody whom a company with a live job unlocked in the CV search. */
async function aFoundPerson() {
  const { employer, job } = await aLiveJob(site, {})
  const person = await confirmed(
    site,
    await aPersonWithCv(site, { headline: 'Crane driver' }, { visibility: 'searchable' }),
  )
  await site.pool.query(
    "insert into cv_unlocks (page_id, user_id, way, credits, at) values ($1, $2, 'credit', 1, now())",
    [employer.page.id, person.id],
  )
  return { employer, job, person }
}

const applyTo = ({ visitor, name }: Awaited<ReturnType<typeof aFoundPerson>>['person'], job: string) =>
  visitor.call(apply, { job, name, lang: 'en' }, { files: { cv: aTextCv(name, 'Cranes, 2020 to 2026') } })

test('nobody is invited to the same job again by way of leaving and entering the pool', async () => {
  const { employer, job, person } = await aFoundPerson()
  const asked = { people: [person.id], job }
  const [first] = (await employer.visitor.call(inviteFromPool, asked)).data
  assert.equal(first?.refused, null)
  await site.settle()
  await employer.visitor.call(removeFromPool, { entry: first?.entry ?? '' })
  const [again] = (await employer.visitor.call(inviteFromPool, asked)).data
  assert.equal(again?.refused, 'invited_already')
  await site.settle()
  const { rows } = await site.pool.query(
    "select 1 from notifications where user_id = $1 and notice = 'pool_invitation'",
    [person.id],
  )
  assert.equal(rows.length, 1)
})

test('whoever left a pool is not put back from the CV search, neither to be kept nor to be invited', async () => {
  const { employer, job, person } = await aFoundPerson()
  const { data } = await employer.visitor.call(poolPerson, { person: person.id })
  await person.visitor.call(leaveMyPool, { entry: data.entry })
  await employer.visitor.refused('left_pool', poolPerson, { person: person.id })
  await employer.visitor.refused('left_pool', inviteFromPool, { people: [person.id], job })
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
})

test('of several who are found one that left the pool keeps no other from being invited, and a trial asks nobody', async () => {
  const { employer, job, person } = await aFoundPerson()
  const other = await confirmed(site, await aPersonWithCv(site, { headline: 'Rigger' }, { visibility: 'searchable' }))
  const unlock = "insert into cv_unlocks (page_id, user_id, way, credits, at) values ($1, $2, 'credit', 1, now())"
  await site.pool.query(unlock, [employer.page.id, other.id])
  const { data } = await employer.visitor.call(poolPerson, { person: person.id })
  await person.visitor.call(leaveMyPool, { entry: data.entry })
  const asked = { people: [person.id, other.id], job }
  const refused = async (trial: boolean) =>
    (await employer.visitor.call(inviteFromPool, { ...asked, trial })).data.map((one) => one.refused)
  assert.deepEqual(await refused(true), ['left_pool', null])
  assert.deepEqual((await employer.visitor.call(listInvited, { job })).data, [], 'a trial invites nobody')
  assert.equal((await employer.visitor.call(listPool, {})).total, 0, 'and keeps nobody')
  assert.deepEqual(await refused(false), ['left_pool', null])
  assert.equal((await employer.visitor.call(listInvited, { job })).data.length, 1)
})

test('a pool does not tell whether somebody applied at another company', async () => {
  const { employer, person } = await aFoundPerson()
  await employer.visitor.call(poolPerson, { person: person.id })
  const other = await aLiveJob(site, {})
  await applyTo(person, other.job)
  const [shown] = (await employer.visitor.call(listPool, { job: other.job })).data
  assert.equal(shown?.applied, false)
})

test('where a job hides its applicants, those invited do not show by name that and as whom they applied', async () => {
  const { employer, job, person } = await aFoundPerson()
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  await employer.visitor.call(inviteFromPool, { people: [person.id], job })
  await applyTo(person, job)
  const [shown] = (await employer.visitor.call(listInvited, { job })).data
  assert.deepEqual([shown?.application, shown?.anonymous], [null, true])
  const [kept] = (await employer.visitor.call(listPool, { job })).data
  assert.deepEqual([kept?.applied, kept?.invited[0]?.applied], [false, false])
  await site.pool.query('update applications set shortlisted_at = now() where job_id = $1', [job])
  const [known] = (await employer.visitor.call(listInvited, { job })).data
  assert.notEqual(known?.application, null)
})

test('where a job hides its applicants, an invitation does not tell that somebody applied already', async () => {
  const { employer, job, person } = await aFoundPerson()
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  await applyTo(person, job)
  const [said] = (await employer.visitor.call(inviteFromPool, { people: [person.id], job })).data
  assert.equal(said?.refused, null)
})

test('whoever applied already is neither asked nor kept by an invitation', async () => {
  const { employer, job, person } = await aFoundPerson()
  await applyTo(person, job)
  const { data } = await employer.visitor.call(inviteFromPool, { people: [person.id], job })
  assert.deepEqual(data, [{ entry: person.id, refused: 'already_applicant' }])
  assert.equal((await employer.visitor.call(listPool, {})).total, 0)
})

test('one company asks one person to three jobs in seven days, kept in its pool or not, and no more', async () => {
  const { employer, job, person } = await aFoundPerson()
  const next = (await aLiveJob(site, {}, employer)).job
  const ask = async (job: string) => (await employer.visitor.call(inviteFromPool, { people: [person.id], job })).data[0]
  const entry = (await ask(job))?.entry ?? ''
  for (const { job: other } of [await aLiveJob(site, {}), await aLiveJob(site, {})])
    await site.pool.query(
      `insert into pool_invitations (id, entry_id, page_id, job_id, user_id, at)
       select gen_random_uuid(), entry_id, page_id, $1, user_id, at from pool_invitations where job_id = $2`,
      [other, job],
    )
  assert.deepEqual(await ask(next), { entry: person.id, refused: 'invited_often' })
  assert.equal((await ask(job))?.refused, 'invited_already')
  await employer.visitor.call(removeFromPool, { entry })
  assert.equal((await ask(next))?.refused, 'invited_often')
  site.later(7 * 86_400_000)
  assert.equal((await ask(next))?.refused, null)
})

test('of a stranger’s company nothing is told', async () => {
  const { job } = await aFoundPerson()
  await (await anEmployer(site)).visitor.refused('not_found', listInvited, { job })
})

test('somebody the company brought along and already keeps by another way is not offered to be kept again', async () => {
  const { employer, person } = await aFoundPerson()
  const { data } = await employer.visitor.call(saveCandidate, { name: person.name, email: person.email.toUpperCase() })
  const kept = () => employer.visitor.call(listPool, { imported: data.id })
  assert.equal((await kept()).total, 0)
  const { data: added } = await employer.visitor.call(poolPerson, { person: person.id })
  assert.deepEqual(
    (await kept()).data.map(({ id }) => id),
    [added.entry],
  )
  const stranger = await anEmployer(site)
  assert.equal((await stranger.visitor.call(listPool, { imported: data.id })).total, 0)
})

test('a board does not tell how many who were invited to its job have not answered', async () => {
  const { employer, job, person } = await aFoundPerson()
  const invited = async (who: typeof employer.visitor = employer.visitor) =>
    (await who.call(board, { job })).data.job.invited
  assert.equal(await invited(), 0)
  await employer.visitor.call(inviteFromPool, { people: [person.id], job })
  assert.equal(await invited(), 1)
  const interviewer = await teammate(site, employer.page.id, 'interviewer')
  const assigned = { job_id: job, of_page_id: employer.page.id, user_id: interviewer.id, created_at: new Date() }
  await site.world.db.insertInto('job_members').values(assigned).execute()
  assert.equal(await invited(interviewer.visitor), 0)
  await applyTo(person, job)
  assert.equal(await invited(), 0)
  const other = await aFoundPerson()
  await other.employer.visitor.call(inviteFromPool, { people: [other.person.id], job: other.job })
  await site.pool.query('update pool_invitations set declined_at = now() where job_id = $1', [other.job])
  assert.equal((await other.employer.visitor.call(board, { job: other.job })).data.job.invited, 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listClients, listMandates, moveClient, moveMandate } from '#features/agencies/clients/contract.ts'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { submitPeople } from '#features/agencies/submissions/sending-contract.ts'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { type Agency, anAgency, anAsked } from '#tests/world/agency.ts'
import { aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const terms = { fee_percent: 18, fee_currency: 'AED', words: 'Three people by Friday, please' }

/** An agency that was looked at, so that others can see its page. */
async function aKnownAgency() {
  const agency = await anAgency(site)
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', agency.page.id).execute()
  return agency
}

/** A live job, and an agency that is invited to it. */
async function invited(most_people = 10) {
  const { employer, job } = await aLiveJob(site)
  const agency = await aKnownAgency()
  const { data: recruiter } = await employer.visitor.call(contract.inviteRecruiter, {
    ...{ ...terms, job, agency: agency.page.id, most_people },
  })
  return { employer, job, agency, recruiter: recruiter.id }
}

async function accepted(most_people?: number) {
  const at = await invited(most_people)
  await at.agency.visitor.call(contract.answerInvitation, { recruiter: at.recruiter, event: 'accept' })
  return { ...at, mandate: await mandateOf(at.agency) }
}

async function mandateOf({ visitor }: Agency) {
  const { data } = await visitor.call(listMandates, {})
  return data[0] as (typeof data)[number]
}

/** Somebody who approved being put forward for the job. */
async function approved({ agency, mandate }: Pick<Awaited<ReturnType<typeof accepted>>, 'agency' | 'mandate'>) {
  const asked = await anAsked(site, { agency, mandate })
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  return asked.id
}

const send = async ({ visitor }: Agency, mandate: string, submissions: string[]) =>
  (await visitor.call(submitPeople, { mandate, submissions })).data.people.map(({ refused }) => refused)

test('invited, told, accepted: the company is a client, its job one of the client’s, and people go into its pipeline', async () => {
  const { employer, job, agency, recruiter } = await invited()
  const told = (await site.settle()).filter(({ to }) => to === agency.email)
  assert.ok(told.some(({ text }) => text.includes('Three people by Friday')))
  const { data: invitations } = await agency.visitor.call(contract.listInvitations, {})
  assert.deepEqual([invitations[0]?.state, invitations[0]?.fee_percent, invitations[0]?.client], ['asked', 18, null])
  await agency.visitor.call(contract.answerInvitation, { recruiter, event: 'accept' })
  const { data: clients } = await agency.visitor.call(listClients, {})
  assert.deepEqual([clients[0]?.page?.id, clients[0]?.fee_percent, clients[0]?.open_jobs], [employer.page.id, 18, 1])
  const mandate = await mandateOf(agency)
  assert.deepEqual([mandate.job?.id, mandate.job?.of], [job, 'client'])
  const id = await approved({ agency, mandate })
  assert.deepEqual(await send(agency, mandate.id, [id]), [null])
  await site.settle()
  const { data: shown } = await employer.visitor.call(contract.listRecruiters, { job })
  const [one] = shown.recruiters
  assert.deepEqual([one?.sent, one?.people.length, one?.people[0]?.stage], [1, 1, 'submitted'])
  const application = one?.people[0]?.application ?? ''
  const { data: applicant } = await employer.visitor.call(showApplicant, { application })
  assert.deepEqual([applicant.through, applicant.email, applicant.phone], [agency.page.name, null, null])
  const { data: seen } = await employer.visitor.call(board, { job })
  assert.equal(seen.columns.flatMap(({ cards }) => cards)[0]?.through, agency.page.name)
})

test('accepting finds the client that is there already, by page or by name', async () => {
  const { employer, job } = await aLiveJob(site)
  const at = await accepted()
  const again = { ...terms, job, agency: at.agency.page.id }
  const { data } = await employer.visitor.call(contract.inviteRecruiter, again)
  await at.agency.visitor.call(contract.answerInvitation, { recruiter: data.id, event: 'accept' })
  assert.equal((await at.agency.visitor.call(listClients, {})).total, 2)
  // ended and asked once more it is the same client and the same job
  await employer.visitor.call(contract.endRecruiter, { job, recruiter: data.id })
  await site.settle()
  await employer.visitor.call(contract.inviteRecruiter, again)
  await at.agency.visitor.call(contract.answerInvitation, { recruiter: data.id, event: 'accept' })
  assert.equal((await at.agency.visitor.call(listClients, {})).total, 2)
  assert.deepEqual([(await mandateOf(at.agency)).state, (await mandateOf(at.agency)).job?.id], ['open', job])
})

test('two jobs of one company accepted at once make one client', async () => {
  const at = await invited()
  const { job: second } = await aLiveJob(site)
  await site.world.db.updateTable('jobs').set({ page_id: at.employer.page.id }).where('id', '=', second).execute()
  const { data } = await at.employer.visitor.call(contract.inviteRecruiter, {
    ...{ ...terms, job: second, agency: at.agency.page.id },
  })
  const both = [at.recruiter, data.id].map((recruiter) =>
    at.agency.visitor.call(contract.answerInvitation, { recruiter, event: 'accept' }),
  )
  await Promise.all(both)
  const { data: clients } = await at.agency.visitor.call(listClients, {})
  assert.deepEqual(
    clients.map(({ open_jobs }) => open_jobs),
    [2],
  )
})

test('a job that is accepted once more has a client again, though the agency had ended it', async () => {
  const at = await accepted()
  await at.agency.visitor.call(moveClient, { client: at.mandate.client.id, move: 'end' })
  await at.employer.visitor.call(contract.endRecruiter, { job: at.job, recruiter: at.recruiter })
  await site.settle()
  await at.employer.visitor.call(contract.inviteRecruiter, { ...terms, job: at.job, agency: at.agency.page.id })
  await at.agency.visitor.call(contract.answerInvitation, { recruiter: at.recruiter, event: 'accept' })
  const { data } = await at.agency.visitor.call(listClients, {})
  assert.deepEqual([data[0]?.id, data[0]?.state, data[0]?.open_jobs], [at.mandate.client.id, 'active', 1])
})

test('no more than agreed are sent, not even when two are sent at once', async () => {
  const at = await accepted(2)
  const ids = [await approved(at), await approved(at), await approved(at), await approved(at)]
  const answers = await Promise.all(ids.map((id) => send(at.agency, at.mandate.id, [id])))
  const refused = answers.flat().filter((one) => one !== null)
  assert.deepEqual(refused, ['recruiter_full', 'recruiter_full'])
  const { data } = await at.employer.visitor.call(contract.listRecruiters, { job: at.job })
  assert.deepEqual([data.recruiters[0]?.sent, data.recruiters[0]?.people.length], [2, 2])
})

test('once it is ended nobody more is sent, whatever the agency reopens, and those who were go on', async () => {
  const at = await accepted()
  const [first, second] = [await approved(at), await approved(at)]
  assert.deepEqual(await send(at.agency, at.mandate.id, [first]), [null])
  await at.employer.visitor.call(contract.endRecruiter, { job: at.job, recruiter: at.recruiter })
  await site.settle()
  assert.equal((await mandateOf(at.agency)).state, 'on_hold')
  await at.agency.visitor.call(moveMandate, { mandate: at.mandate.id, move: 'resume' })
  assert.deepEqual(await send(at.agency, at.mandate.id, [second]), ['recruiter_ended'])
  const { data } = await at.employer.visitor.call(contract.listRecruiters, { job: at.job })
  assert.equal(data.recruiters[0]?.people[0]?.stage, 'submitted')
  await at.employer.visitor.refused('recruiter_state', contract.endRecruiter, { job: at.job, recruiter: at.recruiter })
})

test('an agency learns nothing of a job but its public text and its own people', async () => {
  const at = await accepted()
  await send(at.agency, at.mandate.id, [await approved(at)])
  const other = await aKnownAgency()
  await at.employer.visitor.call(contract.inviteRecruiter, { ...terms, job: at.job, agency: other.page.id })
  const { data: theirs } = await at.employer.visitor.call(contract.listRecruiters, { job: at.job })
  const application = theirs.recruiters.flatMap(({ people }) => people)[0]?.application ?? ''
  await at.agency.visitor.refused('not_found', contract.listRecruiters, { job: at.job })
  await at.agency.visitor.refused('not_found', contract.inviteRecruiter, {
    ...{ ...terms, job: at.job, agency: other.page.id },
  })
  await at.agency.visitor.refused('not_found', board, { job: at.job })
  await at.agency.visitor.refused('not_found', showApplicant, { application })
  const stranger = { recruiter: at.recruiter, event: 'accept' } as const
  await other.visitor.refused('not_found', contract.answerInvitation, stranger)
  const { body } = await other.visitor.ask(contract.listInvitations, {})
  for (const secret of [at.agency.page.name, at.agency.page.id, application, 'asked_by', 'people'])
    assert.ok(!body.includes(`"${secret}"`), `${secret} is told to another agency`)
})

test('only live jobs, only those who recruit for others, and never oneself', async () => {
  const { employer, job } = await aLiveJob(site)
  const company = await anEmployer(site)
  for (const agency of [company.page.id, employer.page.id])
    await employer.visitor.refused('invalid', contract.inviteRecruiter, { ...terms, job, agency })
  const at = await invited()
  await at.employer.visitor.refused('recruiter_state', contract.inviteRecruiter, {
    ...{ ...terms, job: at.job, agency: at.agency.page.id },
  })
  const found = await at.employer.visitor.call(contract.findAgencies, { q: at.agency.page.name })
  assert.ok(found.data.some(({ id }) => id === at.agency.page.id))
  await at.employer.visitor.call(closeJob, { job: at.job, reason: 'cancelled' })
  await site.settle()
  await at.agency.visitor.refused('recruiter_state', contract.answerInvitation, {
    ...{ recruiter: at.recruiter, event: 'accept' as const },
  })
  const other = await aKnownAgency()
  await at.employer.visitor.refused('job_closed', contract.inviteRecruiter, {
    ...{ ...terms, job: at.job, agency: other.page.id },
  })
})

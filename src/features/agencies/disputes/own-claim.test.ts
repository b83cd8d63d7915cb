import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listRecruiters } from '#features/agencies/recruiters/contract.ts'
import { broughtToClient } from '#tests/world/agency.ts'
import { anAdmin, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const site = await aSite()
const record = { known_since: '2020-01-05', for_this_job: false }
const words = 'The candidate approved us for this job'

test('in its own pipeline a client claims once, reads how it stands, hears the answer and appeals', async () => {
  const { employer, agency, job, submission, application } = await broughtToClient(site)
  const client = employer.visitor
  const stands = async () => (await client.call(contract.showOwnClaim, { application })).data
  assert.deepEqual(await stands(), { dispute: null, may_claim: true })
  const { data } = await client.call(contract.claimOwnDuplicate, { application, ...record })
  // the board says who it is, where it may
  assert.equal(data.name, '')
  // nor is one counted, or listed as sent, who is claimed as the company's own
  const { recruiters } = (await client.call(listRecruiters, { job })).data
  assert.deepEqual([recruiters[0]?.sent, recruiters[0]?.people[0]?.stage], [0, 'duplicate'])
  assert.deepEqual([(await stands()).dispute?.state, (await stands()).may_claim], ['claimed', false])
  await client.refused('dispute_state', contract.appealOwnClaim, { application, words })
  await agency.visitor.call(contract.answerDispute, { submission, answer: 'dispute', words })
  const heard = (await site.settle()).filter(({ to }) => to === employer.email)
  assert.ok(
    heard.some(({ text }) => text.includes(`/board?applicant=${application}`)),
    'the team is not told who lost',
  )
  const decided = await stands()
  assert.deepEqual([decided.dispute?.decided_for, decided.may_claim], ['agency', false])
  assert.ok(decided.dispute?.appeal_until)
  const { data: appealed } = await client.call(contract.appealOwnClaim, { application, words: 'Our record is older' })
  assert.deepEqual([appealed.state, appealed.appealed_by], ['appealed', 'client'])
  const admin = await anAdmin(site)
  const settle = { dispute: appealed.id, decided_for: 'agency' as const, words: 'No job is named by the record' }
  await admin.visitor.call(contract.settleDispute, settle)
  assert.equal((await stands()).dispute?.settled_words, 'No job is named by the record')
  // both sides hear the staff's word
  const told = (await site.settle()).map(({ to }) => to)
  for (const side of [employer.email, agency.email]) assert.ok(told.includes(side), `${side} is not told`)
})

test('of an applicant of others nobody claims, reads or appeals', async () => {
  const { application } = await broughtToClient(site)
  const other = await anEmployer(site)
  await other.visitor.refused('not_found', contract.showOwnClaim, { application })
  await other.visitor.refused('not_found', contract.claimOwnDuplicate, { application, ...record })
  await other.visitor.refused('not_found', contract.appealOwnClaim, { application, words })
})

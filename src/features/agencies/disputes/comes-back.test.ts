import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, showPacket } from '#features/agencies/client-review/contract.ts'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { addSubmission, findPeople, showSubmission } from '#features/agencies/submissions/contract.ts'
import { type AtWork, anAgencyAtWork, anAsked, sent } from '#tests/world/agency.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()
const words = 'The candidate approved us for this job'
const record = { known_since: '2020-01-05', for_this_job: false }

/** Somebody with a client. */
async function atClient(at: AtWork, of = site) {
  const asked = await anAsked(of, at)
  await new Visitor(of).call(answerByLink, { key: asked.key, answer: 'approve' })
  const { key } = await sent(of, at, [asked.id])
  return { submission: asked.id, key, person: { of: 'imported' as const, id: asked.person.id } }
}

const stateOf = async ({ agency }: AtWork, submission: string) =>
  (await agency.visitor.call(showSubmission, { submission })).data.state

test('whom a client said no to a moment ago is not put forward anew: the no may be taken back', async () => {
  const own = await aSite()
  const at = await anAgencyAtWork(own)
  const { submission, key, person } = await atClient(at, own)
  const client = new Visitor(own)
  const no = { key, submission, decision: 'reject' as const, reason: 'experience' }
  await client.call(decide, no)
  const again = { mandate: at.mandate.id, person }
  await at.agency.visitor.refused('submission_known', addSubmission, again)
  const { data: found } = await at.agency.visitor.call(findPeople, { q: '', mandate: at.mandate.id })
  assert.equal(found.find(({ id }) => id === person.id)?.refused, 'submission_known')
  await client.call(decide, { key, submission, decision: 'reconsider' })
  assert.equal(await stateOf(at, submission), 'reviewing')
  // an hour later a no stays one
  await client.call(decide, no)
  own.later(61 * 60_000)
  await at.agency.visitor.call(addSubmission, again)
  await client.refused('change_late', decide, { key, submission, decision: 'reconsider' })
})

test('whose a duplicate is decided of is not put forward anew, and comes back where the agency was right', async () => {
  const at = await anAgencyAtWork(site)
  const { submission, key, person } = await atClient(at)
  const client = new Visitor(site)
  await client.call(contract.claimDuplicate, { key, submission, ...record })
  await at.agency.visitor.refused('submission_known', addSubmission, { mandate: at.mandate.id, person })
  await at.agency.visitor.call(contract.answerDispute, { submission, answer: 'dispute', words })
  assert.equal(await stateOf(at, submission), 'reviewing')
})

test('who lost asks the staff, and does not claim again with a better record', async () => {
  const at = await anAgencyAtWork(site)
  const { submission, key } = await atClient(at)
  const client = new Visitor(site)
  await client.call(contract.claimDuplicate, { key, submission, ...record })
  await at.agency.visitor.call(contract.answerDispute, { submission, answer: 'dispute', words })
  const { data } = await client.call(showPacket, { key })
  const [person] = data.people
  // the screen shows how it was decided, and offers no second claim
  assert.deepEqual([person?.claimed, person?.may.includes('claim_duplicate')], [true, false])
  const better = { key, submission, ...record, for_this_job: true }
  await client.refused('dispute_state', contract.claimDuplicate, better)
  assert.equal(await stateOf(at, submission), 'reviewing')
  await client.call(contract.appealClaim, { key, submission, words })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { showSubmission } from '#features/agencies/submissions/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anAgencyAtWork, anAsked, sent } from '#tests/world/agency.ts'
import { anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { lapseDisputes } from './settle-dispute.ts'

const site = await aSite()

/** Somebody with a client, who says it has them already. */
async function aClaim(over: { known_since?: string; for_this_job?: boolean } = {}, of = site) {
  const at = await anAgencyAtWork(of)
  const asked = await anAsked(of, at)
  await new Visitor(of).call(answerByLink, { key: asked.key, answer: 'approve' })
  const { key } = await sent(of, at, [asked.id])
  const claim = { key, submission: asked.id, known_since: '2020-01-05', for_this_job: false, ...over }
  const client = new Visitor(of)
  const { data } = await client.call(contract.claimDuplicate, claim)
  return { ...at, submission: asked.id, key, client, claim, dispute: data }
}

type Claimed = Awaited<ReturnType<typeof aClaim>>
const stateOf = async ({ agency, submission }: Claimed) =>
  (await agency.visitor.call(showSubmission, { submission })).data.state

const words = 'The candidate approved us for this job'

test('the rule decides at once when the agency disputes: the approval wins over an old record for nothing in particular', async () => {
  const claimed = await aClaim()
  assert.equal(await stateOf(claimed), 'duplicate')
  const { data } = await claimed.agency.visitor.call(contract.answerDispute, {
    ...{ submission: claimed.submission, answer: 'dispute', words },
  })
  assert.deepEqual([data.state, data.decided_for, data.decided_by], ['for_agency', 'agency', 'rule'])
  assert.equal(await stateOf(claimed), 'reviewing')
  await claimed.agency.visitor.refused('dispute_state', contract.appealDispute, {
    submission: claimed.submission,
    words,
  })
  // whoever lost asks the staff, who read this one and nothing else
  await claimed.client.call(contract.appealClaim, { key: claimed.key, submission: claimed.submission, words })
  const admin = await anAdmin(site)
  const { data: appeals } = await admin.visitor.call(contract.listAppeals, {})
  assert.deepEqual(
    appeals.map(({ id }) => id),
    [data.id],
  )
  await claimed.agency.visitor.refused('not_allowed', contract.listAppeals, {})
  await admin.visitor.call(contract.settleDispute, {
    dispute: data.id,
    decided_for: 'client',
    words: 'Its record names the job',
  })
  assert.equal(await stateOf(claimed), 'duplicate')
  await admin.visitor.refused('dispute_state', contract.settleDispute, {
    dispute: data.id,
    decided_for: 'agency',
    words,
  })
})

test('a record for this very job that is older than the approval wins; days that cannot be are refused', async () => {
  const claimed = await aClaim({ for_this_job: true })
  const { data } = await claimed.agency.visitor.call(contract.answerDispute, {
    ...{ submission: claimed.submission, answer: 'dispute', words },
  })
  assert.deepEqual([data.state, await stateOf(claimed)], ['for_client', 'duplicate'])
  const other = await aClaim()
  await other.client.refused('submission_state', contract.claimDuplicate, other.claim)
  const wrong = { ...other.claim, known_since: '2199-01-01' }
  await other.client.refused('invalid', contract.claimDuplicate, wrong)
  await other.client.refused('invalid', contract.claimDuplicate, { ...other.claim, last_contact: '2019-12-31' })
  await other.agency.visitor.refused('invalid', contract.answerDispute, {
    submission: other.submission,
    answer: 'dispute',
  })
})

test('silence for two business days accepts, and an appeal has seven days', async () => {
  const own = await aSite()
  const claimed = await aClaim({}, own)
  await lapseDisputes.run(backgroundContext(own.world), {})
  assert.equal((await claimed.client.call(contract.showClaim, claimed)).data.state, 'claimed')
  own.later(5 * 86_400_000)
  await lapseDisputes.run(backgroundContext(own.world), {})
  const { data } = await claimed.client.call(contract.showClaim, claimed)
  assert.deepEqual([data.state, data.decided_by], ['for_client', 'clock'])
  own.later(8 * 86_400_000)
  await claimed.client.refused('dispute_state', contract.appealClaim, { ...claimed, words })
})

test('of others nobody reads or answers a dispute', async () => {
  const [claimed, other] = [await aClaim(), await aClaim()]
  const { visitor } = other.agency
  await visitor.refused('not_found', contract.showDispute, { submission: claimed.submission })
  await visitor.refused('not_found', contract.answerDispute, { submission: claimed.submission, answer: 'accept' })
  await other.client.refused('not_found', contract.showClaim, { key: other.key, submission: claimed.submission })
  const foreign = { key: other.key, submission: claimed.submission, words }
  await other.client.refused('not_found', contract.appealClaim, foreign)
  const admin = await anAdmin(site)
  const settle = { dispute: claimed.dispute.id, decided_for: 'agency' as const, words }
  await admin.visitor.refused('not_found', contract.settleDispute, settle)
})

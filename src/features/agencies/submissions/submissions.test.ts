import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, openPerson, printPacket, showPacket } from '#features/agencies/client-review/contract.ts'
import { moveMandate } from '#features/agencies/clients/contract.ts'
import { answerByLink, showByLink } from '#features/agencies/representation/contract.ts'
import { removeImported, showImported } from '#features/sourcing/imports/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aBrought, aDraft, anAgency, anAgencyAtWork, anAsked, mailedKey, sent } from '#tests/world/agency.ts'
import { anEmployer, backAtWork, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endRequests, endRights } from './background.ts'
import * as contract from './contract.ts'
import { askPeople, submitPeople, withdrawPacket } from './sending-contract.ts'

const site = await aSite()
const day = 86_400_000
type AtWork = Awaited<ReturnType<typeof anAgencyAtWork>>

const stateOf = async ({ agency }: Pick<AtWork, 'agency'>, submission: string) =>
  (await agency.visitor.call(contract.showSubmission, { submission })).data.state

async function approved(at: AtWork, over = {}) {
  const asked = await anAsked(site, at, over)
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  return asked
}

test('from draft to interview: the person approves by a link, the client decides by a link, and everybody sees each step', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at, { name: 'Yasmine Idrissi' })
  const guest = new Visitor(site)
  const { data: request } = await guest.call(showByLink, { key: asked.key })
  assert.deepEqual(
    [request.state, request.client, request.note],
    ['candidate_asked', 'Corniche Hotels', 'Knows the trade'],
  )
  assert.ok(request.lines.length > 0 && !JSON.stringify(request.lines).includes(asked.person.email))
  assert.match(request.words, /Yasmine Idrissi.*Corniche Hotels.*Warehouse supervisor/)
  await guest.call(answerByLink, { key: asked.key, answer: 'approve' })

  const { data: shown } = await at.agency.visitor.call(contract.showSubmission, { submission: asked.id })
  assert.deepEqual([shown.state, shown.right.kind, shown.approvals.length], ['candidate_approved', 'on', 1])
  assert.equal(shown.approvals[0]?.words, request.words, 'what was approved is kept word for word')
  // approving is agreeing to be kept
  const { data: held } = await at.agency.visitor.call(showImported, { id: asked.person.id })
  assert.equal(held.state, 'consented')

  const { key } = await sent(site, at, [asked.id])
  const client = new Visitor(site)
  const { data: packet } = await client.call(showPacket, { key })
  assert.deepEqual(
    [packet.people.length, packet.people[0]?.contact, packet.people[0]?.name],
    [1, null, 'Yasmine Idrissi'],
  )
  assert.ok(packet.people[0]?.matches.some(({ asked: need }) => need === 'Forklift'))
  const pdf = await client.ask(printPacket, { key })
  assert.deepEqual([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()], [200, '%PDF'])
  assert.equal(await stateOf(at, asked.id), 'submitted', 'looking at the list opens nobody')
  await client.call(openPerson, { key, submission: asked.id })
  await client.call(openPerson, { key, submission: asked.id })
  const { data: opened } = await at.agency.visitor.call(contract.showSubmission, { submission: asked.id })
  assert.deepEqual([opened.state, opened.opened_count], ['reviewing', 2])
  await client.call(decide, { key, submission: asked.id, decision: 'interview', words: 'Tuesday at ten?' })
  const { data: after } = await client.call(showPacket, { key })
  assert.equal(after.people[0]?.contact?.email, asked.person.email, 'contacts are there from the interview on')
  const { data: now } = await guest.call(showByLink, { key: asked.key })
  assert.deepEqual([now.state, now.may], ['interviewing', ['question']], 'no way back from the interview on')
  await guest.refused('revoke_late', answerByLink, { key: asked.key, answer: 'revoke' })
  const pipeline = await at.agency.visitor.call(contract.showPipeline, {})
  assert.equal(pipeline.data.rows[0]?.cards[0]?.state, 'interviewing')
  assert.equal(pipeline.data.counts.waits_client, 1)
})

test('nothing goes to a client without an approval, and a no needs a reason that the person is told kindly', async () => {
  const at = await anAgencyAtWork(site)
  const draft = await aDraft(at)
  const refused = await sent(site, at, [draft.id])
  assert.deepEqual([refused.packet, refused.people[0]?.refused], [null, 'submission_state'])
  const asked = await approved(at)
  const { key } = await sent(site, at, [asked.id])
  const client = new Visitor(site)
  const no = { key, submission: asked.id, decision: 'reject' as const }
  await client.refused('invalid', decide, no)
  await client.refused('invalid', decide, { ...no, reason: 'made up' })
  const { data } = await client.call(showPacket, { key })
  await client.call(decide, { ...no, reason: data.reasons[0]?.code ?? '' })
  const mails = (await site.settle()).filter(({ to }) => to === asked.person.email)
  assert.match(mails[0]?.text ?? '', /decided not to move forward/)
  await client.call(decide, { ...no, decision: 'reconsider' })
  assert.equal(await stateOf(at, asked.id), 'reviewing')
})

test('what is counted as ended is what the filter shows, however long ago; open jobs stand whatever is filtered', async () => {
  const own = await aSite()
  const at = await anAgencyAtWork(own)
  const draft = await aDraft(at)
  await at.agency.visitor.call(contract.moveSubmission, { submission: draft.id, event: 'withdraw' })
  own.later(20 * day)
  await backAtWork(at.agency)
  const { data } = await at.agency.visitor.call(contract.showPipeline, {})
  assert.deepEqual([data.counts.ended, data.rows[0]?.cards.length], [1, 0])
  const { data: ended } = await at.agency.visitor.call(contract.showPipeline, { show: 'ended' })
  assert.deepEqual([ended.counts.ended, ended.rows[0]?.cards.length], [1, 1])
  assert.deepEqual(ended.jobs, [
    { id: at.mandate.id, title: 'Warehouse supervisor', client: 'Corniche Hotels', currency: 'AED' },
  ])
})

test('a language among what a client needs is found by any of its names', async () => {
  const at = await anAgencyAtWork(site, { mandate: { needs: ['English', 'Forklift'] } })
  const draft = await aDraft(at)
  const { data } = await at.agency.visitor.call(contract.showSubmission, { submission: draft.id })
  assert.deepEqual(
    data.matches.map(({ kind }) => kind),
    ['skill', 'language', 'place'],
  )
})

test('nobody is written to before they were asked, nor once it is over', async () => {
  const at = await anAgencyAtWork(site)
  const draft = await aDraft(at)
  const write = { submission: draft.id, to: 'person' as const, words: 'Are you interested?' }
  await at.agency.visitor.refused('submission_state', contract.answerQuestion, write)
  await at.agency.visitor.refused('submission_state', contract.answerQuestion, { ...write, to: 'client' })
  await at.agency.visitor.call(askPeople, { submissions: [draft.id] })
  await at.agency.visitor.call(contract.answerQuestion, write)
  await at.agency.visitor.call(contract.moveSubmission, { submission: draft.id, event: 'withdraw' })
  await at.agency.visitor.refused('submission_state', contract.answerQuestion, write)
})

test('a no can be taken back for an hour and not longer', async () => {
  const own = await aSite()
  const at = await anAgencyAtWork(own)
  const asked = await anAsked(own, at)
  await new Visitor(own).call(answerByLink, { key: asked.key, answer: 'approve' })
  const { key } = await sent(own, at, [asked.id])
  const client = new Visitor(own)
  const { data } = await client.call(showPacket, { key })
  await client.call(decide, { key, submission: asked.id, decision: 'reject', reason: data.reasons[0]?.code ?? '' })
  own.later(61 * 60_000)
  await client.refused('change_late', decide, { key, submission: asked.id, decision: 'reconsider' })
})

test('people of others, jobs of others and the team without the right are not there', async () => {
  const [at, other] = [await anAgencyAtWork(site), await anAgencyAtWork(site)]
  const draft = await aDraft(at)
  const stranger = other.agency.visitor
  await stranger.refused('not_found', contract.showSubmission, { submission: draft.id })
  await stranger.refused('not_found', contract.printSubmission, { submission: draft.id })
  await stranger.refused('not_found', contract.moveSubmission, { submission: draft.id, event: 'withdraw' })
  const person = { of: 'imported' as const, id: draft.person.id }
  await stranger.refused('not_found', contract.addSubmission, { mandate: other.mandate.id, person })
  const own = await aBrought(other.agency)
  const ownPerson = { of: 'imported' as const, id: own.id }
  await stranger.refused('not_found', contract.addSubmission, { mandate: at.mandate.id, person: ownPerson })
  const asked = await stranger.call(askPeople, { submissions: [draft.id] })
  assert.equal(asked.data[0]?.refused, 'not_found')
  const analyst = await teammate(site, at.agency.page.id, 'analyst')
  await analyst.visitor.refused('not_allowed', contract.showPipeline, {})
})

test('the same person is put forward for a job once, and again after an end', async () => {
  const at = await anAgencyAtWork(site)
  const draft = await aDraft(at)
  const person = { of: 'imported' as const, id: draft.person.id }
  await at.agency.visitor.refused('submission_known', contract.addSubmission, { mandate: at.mandate.id, person })
  const { data: people } = await at.agency.visitor.call(contract.findPeople, { q: 'rana', mandate: at.mandate.id })
  assert.deepEqual(
    people.map(({ id, refused }) => [id, refused]),
    [[draft.person.id, 'submission_known']],
  )
  await at.agency.visitor.call(contract.moveSubmission, { submission: draft.id, event: 'withdraw' })
  await at.agency.visitor.call(contract.addSubmission, { mandate: at.mandate.id, person })
})

test('requests end without an answer, rights end after 180 days, and a closed job ends everything', async () => {
  const own = await aSite()
  const at = await anAgencyAtWork(own)
  const [silent, other] = [await anAsked(own, at), await anAsked(own, at)]
  await new Visitor(own).call(answerByLink, { key: other.key, answer: 'approve' })
  own.later(8 * day)
  await endRequests.run(backgroundContext(own.world), {})
  const again = (await own.settle()).filter(({ to }) => to === silent.person.email)
  assert.equal(again.length, 2, 'asked, and reminded once')
  own.later(3 * day)
  await endRequests.run(backgroundContext(own.world), {})
  assert.equal(await stateOf(at, silent.id), 'withdrawn')
  await new Visitor(own).refused('submission_state', answerByLink, { key: silent.key, answer: 'approve' })
  own.later(170 * day)
  await endRights.run(backgroundContext(own.world), {})
  await backAtWork(at.agency)
  const { data: ended } = await at.agency.visitor.call(contract.showSubmission, { submission: other.id })
  assert.deepEqual([ended.state, ended.reason, ended.right.kind], ['withdrawn', 'right_ended', 'ended'])
  const late = await aDraft(at)
  await at.agency.visitor.call(moveMandate, { mandate: at.mandate.id, move: 'fill' })
  await own.settle()
  assert.equal(await stateOf(at, late.id), 'rejected')
})

test('whom the company forgets is taken from the client, and who it was is gone here too', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await approved(at, { name: 'Forgotten Person' })
  const { key } = await sent(site, at, [asked.id])
  await at.agency.visitor.call(removeImported, { id: asked.person.id })
  const mails = await site.settle()
  assert.ok(mails.some(({ to, text }) => to === 'hala@corniche.example' && /no longer represents/.test(text)))
  const { data } = await new Visitor(site).call(showPacket, { key })
  assert.equal(data.people.length, 0)
  const { data: left } = await at.agency.visitor.call(contract.showSubmission, { submission: asked.id })
  assert.deepEqual([left.state, left.name, left.lines.length], ['withdrawn', '', 0])
  await new Visitor(site).refused('link_expired', showByLink, { key: asked.key })
})

test('a link that was closed or has ended opens nothing', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await approved(at)
  const { key, packet } = await sent(site, at, [asked.id])
  const other = await anAgency(site)
  await other.visitor.refused('not_found', withdrawPacket, { packet: packet ?? '' })
  await at.agency.visitor.call(withdrawPacket, { packet: packet ?? '' })
  await new Visitor(site).refused('link_expired', showPacket, { key })
  await new Visitor(site).refused('link_expired', decide, { key, submission: asked.id, decision: 'shortlist' })
})

test('companies that recruit for themselves have no clients to send people to', async () => {
  const employer = await anEmployer(site)
  const at = await anAgencyAtWork(site)
  const asked = await approved(at)
  await employer.visitor.refused('not_found', submitPeople, { mandate: at.mandate.id, submissions: [asked.id] })
})

test('revoked while it is sent: one of the two wins, and nothing stays with the client that was revoked', async () => {
  const at = await anAgencyAtWork(site)
  for (let round = 0; round < 5; round++) {
    const asked = await approved(at)
    await Promise.all([
      new Visitor(site).ask(answerByLink, { key: asked.key, answer: 'revoke' }),
      at.agency.visitor.ask(submitPeople, { mandate: at.mandate.id, submissions: [asked.id] }),
    ])
    const key = await mailedKey(site, 'hala@corniche.example', 'client-review')
    assert.equal(await stateOf(at, asked.id), 'withdrawn')
    if (!key) continue
    const answer = await new Visitor(site).ask(showPacket, { key })
    const people =
      answer.statusCode === 200 ? (answer.json() as { data: { people: { gone: boolean }[] } }).data.people : []
    assert.ok(people.every(({ gone }) => gone))
  }
})

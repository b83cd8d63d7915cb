import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askAgency, showPacket } from '#features/agencies/client-review/contract.ts'
import { saveClient } from '#features/agencies/clients/contract.ts'
import {
  addSubmission,
  answerQuestion,
  moveSubmission,
  showSubmission,
} from '#features/agencies/submissions/contract.ts'
import { askPeople, submitPeople } from '#features/agencies/submissions/sending-contract.ts'
import { answerConsent } from '#features/sourcing/imports/consent-contract.ts'
import { inviteImported } from '#features/sourcing/imports/contract.ts'
import { aBrought, aDraft, anAgencyAtWork, anAsked, clientFields, mailedKey, sent } from '#tests/world/agency.ts'
import { aCandidate, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const site = await aSite()

/** Who may be asked by whom is the person's to say; these said anybody they know, and came to the agency before. */
const openTo = (visitor: Visitor, who: 'checked' | 'known' | 'nobody') => visitor.call(contract.setWhoMayAsk, { who })

test('an account reads its requests, approves for one job, and takes it back until the interview', async () => {
  const at = await anAgencyAtWork(site)
  const candidate = await confirmed(site, await aCandidate(site))
  const brought = await aBrought(at.agency, { email: candidate.email })
  const person = { of: 'imported' as const, id: brought.id }
  // an agency nobody agreed to does not get at somebody with an account
  await at.agency.visitor.refused('may_not_ask', addSubmission, { mandate: at.mandate.id, person })
  await openTo(candidate.visitor, 'checked')
  await at.agency.visitor.refused('may_not_ask', addSubmission, { mandate: at.mandate.id, person })
  await site.world.db
    .updateTable('pages')
    .set({ licence_checked_at: site.world.now() })
    .where('id', '=', at.agency.page.id)
    .execute()
  const { data: draft } = await at.agency.visitor.call(addSubmission, { mandate: at.mandate.id, person })
  assert.equal(
    (await candidate.visitor.call(contract.listRepresented, {})).data.requests.length,
    0,
    'a draft is nobody’s',
  )
  await at.agency.visitor.call(askPeople, { submissions: [draft.id] })
  const { data } = await candidate.visitor.call(contract.listRepresented, {})
  assert.deepEqual(
    [data.requests.length, data.requests[0]?.may, data.agencies.length],
    [1, ['approve', 'decline', 'question'], 1],
  )
  await candidate.visitor.call(contract.answerRepresented, { submission: draft.id, answer: 'approve' })
  await sent(site, at, [draft.id])
  const { data: after } = await candidate.visitor.call(contract.listRepresented, {})
  assert.deepEqual(
    [after.requests.length, after.rights[0]?.state, after.rights[0]?.may],
    [0, 'submitted', ['revoke', 'question']],
  )
  await candidate.visitor.call(contract.answerRepresented, { submission: draft.id, answer: 'revoke', never: true })
  const { data: ended } = await candidate.visitor.call(contract.listRepresented, {})
  assert.deepEqual([ended.ended[0]?.state, ended.forbidden.map(({ name }) => name)], ['withdrawn', ['Corniche Hotels']])
  await at.agency.visitor.refused('forbidden_client', addSubmission, { mandate: at.mandate.id, person })
  await at.agency.visitor.call(saveClient, {
    ...{ client: at.client.id, version: at.client.version },
    ...clientFields({ name: 'Corniche Hotels L.L.C.' }),
  })
  await at.agency.visitor.refused('forbidden_client', addSubmission, { mandate: at.mandate.id, person })
  await candidate.visitor.call(contract.allowClient, { name: 'CORNICHE hotels' })
  // signs that nobody sees make no other company of it
  await candidate.visitor.call(contract.forbidClient, { name: '\u202bCorniche\u200b Hotels\ufeff' })
  await at.agency.visitor.refused('forbidden_client', addSubmission, { mandate: at.mandate.id, person })
  await candidate.visitor.call(contract.allowClient, { name: 'Corniche Hotels' })
  await candidate.visitor.refused('not_found', contract.allowClient, { name: 'Corniche Hotels' })
})

test('after the client met somebody nothing is revoked by a press, and the refusal says whom to ask', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  const guest = new Visitor(site)
  await guest.call(contract.answerByLink, { key: asked.key, answer: 'approve' })
  await sent(site, at, [asked.id])
  await at.agency.visitor.call(moveSubmission, { submission: asked.id, event: 'interview' })
  const problem = await guest.refused('revoke_late', contract.answerByLink, { key: asked.key, answer: 'revoke' })
  assert.match(problem.title, /until the interview.*agency/)
})

test('whoever is no part of it reads and answers nothing', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  const stranger = await aCandidate(site)
  for (const call of [contract.showRepresented, contract.cvRepresented])
    await stranger.visitor.refused('not_found', call, { submission: asked.id })
  const answer = { submission: asked.id, answer: 'approve' as const }
  await stranger.visitor.refused('not_found', contract.answerRepresented, answer)
  await stranger.visitor.refused('not_found', contract.askRepresented, { submission: asked.id, words: 'What is it?' })
  await new Visitor(site).refused('link_expired', contract.showByLink, { key: 'made-up' })
  const draft = await aDraft(at)
  assert.equal(await mailedKey(site, draft.person.email, 'representation'), '', 'a draft mails nobody')
})

const sameJob = { client: { name: 'Marsa Maroc' }, mandate: { title: 'Logistics planner' } }

test('the earliest approval wins: the second agency is refused while the first holds the right, and the person is told before', async () => {
  const [first, second] = [await anAgencyAtWork(site, sameJob), await anAgencyAtWork(site, sameJob)]
  const email = 'two.agencies@example.com'
  const one = await anAsked(site, first, { email })
  const two = await anAsked(site, second, { email: 'Two.Agencies@example.com' })
  const guest = new Visitor(site)
  // while both wait, each request names the other
  const { data: before } = await guest.call(contract.showByLink, { key: one.key })
  assert.deepEqual(
    before.conflicts.map(({ kind, who, until }) => [kind, who, until !== null]),
    [['asked', second.agency.page.name, true]],
  )
  await guest.call(contract.answerByLink, { key: one.key, answer: 'approve' })
  const key = await mailedKey(site, 'Two.Agencies@example.com', 'representation')
  const { data } = await guest.call(contract.showByLink, { key })
  assert.deepEqual(
    data.conflicts.map(({ kind, who }) => [kind, who]),
    [['represented', first.agency.page.name]],
  )
  await guest.refused('represented_already', contract.answerByLink, { key, answer: 'approve' })
  await guest.call(contract.answerByLink, { key: one.key, answer: 'revoke' })
  await guest.call(contract.answerByLink, { key, answer: 'approve' })
  const { data: shown } = await second.agency.visitor.call(showSubmission, { submission: two.id })
  assert.equal(shown.state, 'candidate_approved')
})

test('two agencies that write one company in two ways are told of, and the first approval counts', async () => {
  const first = await anAgencyAtWork(site, { client: { name: 'Marsa Foods Ltd' }, mandate: { title: 'Line planner' } })
  const second = await anAgencyAtWork(site, { client: { name: 'MARSA  foods ltd.' }, mandate: { title: 'Buyer' } })
  const third = await anAgencyAtWork(site, { client: { name: 'Marsa Foods, LLC' }, mandate: { title: 'line-planner' } })
  const email = 'one.company@example.com'
  const one = await anAsked(site, first, { email })
  await anAsked(site, second, { email: 'One.Company@example.com' })
  const guest = new Visitor(site)
  const { data } = await guest.call(contract.showByLink, { key: one.key })
  assert.deepEqual(
    data.conflicts.map(({ kind, who }) => [kind, who]),
    [['asked_client', second.agency.page.name]],
  )
  await guest.call(contract.answerByLink, { key: one.key, answer: 'approve' })
  const last = await anAsked(site, third, { email: 'one.Company@example.com' })
  await guest.refused('represented_already', contract.answerByLink, { key: last.key, answer: 'approve' })
})

test('of two agencies approved in the same moment one has the right, by whatever each knows the person', async () => {
  for (let round = 0; round < 4; round++) {
    const job = { client: { name: `Race ${round}` }, mandate: { title: 'Crane operator' } }
    const [first, second] = [await anAgencyAtWork(site, job), await anAgencyAtWork(site, job)]
    const phone = `+97155000000${round}`
    // one knows the address and the number, the other the number alone
    const one = await anAsked(site, first, { email: `race${round}@example.com`, phone })
    const two = await anAsked(site, second, { email: `race.other${round}@example.com`, phone })
    const answers = await Promise.all(
      [one.key, two.key].map((key) => new Visitor(site).ask(contract.answerByLink, { key, answer: 'approve' })),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  }
})

test('taken back in the moment it is sent, it is over and the client reads nobody', async () => {
  for (let round = 0; round < 4; round++) {
    const at = await anAgencyAtWork(site)
    const asked = await anAsked(site, at)
    const guest = new Visitor(site)
    await guest.call(contract.answerByLink, { key: asked.key, answer: 'approve' })
    const submitted = { mandate: at.mandate.id, submissions: [asked.id] }
    await Promise.all([
      guest.call(contract.answerByLink, { key: asked.key, answer: 'revoke' }),
      at.agency.visitor.call(submitPeople, submitted),
    ])
    const { data } = await at.agency.visitor.call(showSubmission, { submission: asked.id })
    assert.equal(data.state, 'withdrawn')
    const key = await mailedKey(site, 'hala@corniche.example', 'client-review')
    if (data.packet && key) {
      const { data: packet } = await guest.call(showPacket, { key })
      assert.ok(packet.people.every(({ gone, lines }) => gone && lines.length === 0))
    }
  }
})

test('a double press approves once', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  const answers = await Promise.all(
    [1, 2, 3].map(() => new Visitor(site).ask(contract.answerByLink, { key: asked.key, answer: 'approve' })),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  const { data } = await at.agency.visitor.call(showSubmission, { submission: asked.id })
  assert.equal(data.approvals.length, 1)
})

test('claimed while it is approved: both happen, one after the other', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  await at.agency.visitor.call(inviteImported, { ids: [asked.person.id], purpose: 'Jobs with our clients' })
  const consent = await mailedKey(site, asked.person.email, 'import-consent')
  const [approved, claimed] = await Promise.all([
    new Visitor(site).ask(contract.answerByLink, { key: asked.key, answer: 'approve' }),
    new Visitor(site).ask(answerConsent, { key: consent, answer: 'claim' }),
  ])
  assert.deepEqual([approved.statusCode, claimed.statusCode], [200, 200])
})

test('neither the client nor the person reads what the agency writes to the other', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  const guest = new Visitor(site)
  await guest.call(contract.askByLink, { key: asked.key, words: 'What do they pay at most?' })
  await guest.call(contract.answerByLink, { key: asked.key, answer: 'approve' })
  const { key } = await sent(site, at, [asked.id])
  await new Visitor(site).call(askAgency, { key, submission: asked.id, words: 'Would she take 9,000?' })
  const write = { submission: asked.id }
  await at.agency.visitor.call(answerQuestion, { ...write, to: 'person', words: 'Up to 11,000, we push for it' })
  await at.agency.visitor.call(answerQuestion, { ...write, to: 'client', words: 'She would, if it goes fast' })
  const person = (await guest.call(contract.showByLink, { key: asked.key })).data.questions
  const client = (await new Visitor(site).call(showPacket, { key })).data.people[0]?.questions ?? []
  const agency = (await at.agency.visitor.call(showSubmission, write)).data.questions
  assert.deepEqual(
    [person, client].map((list) => list.map(({ words }) => words)),
    [
      ['What do they pay at most?', 'Up to 11,000, we push for it'],
      ['Would she take 9,000?', 'She would, if it goes fast'],
    ],
  )
  assert.deepEqual(
    agency.map(({ side, to }) => [side, to]),
    [
      ['person', 'agency'],
      ['client', 'agency'],
      ['agency', 'person'],
      ['agency', 'client'],
    ],
  )
})

test('questions go to the agency, and are not read by the client', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  const guest = new Visitor(site)
  await guest.call(contract.askByLink, { key: asked.key, words: 'Is night work part of it?' })
  const { data } = await at.agency.visitor.call(showSubmission, { submission: asked.id })
  assert.deepEqual(
    data.questions.map(({ side, words }) => [side, words]),
    [['person', 'Is night work part of it?']],
  )
})

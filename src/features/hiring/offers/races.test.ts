import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aDraft, aSentOffer } from '#tests/world/an-offer.ts'
import { teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { expireOffers } from './background.ts'
import * as contract from './contract.ts'
import * as letters from './letter-contract.ts'

/** What happened to an offer after it was sent, or at all, and how its application moved. */
async function happened(site: Site, application: string) {
  const rows = await site.world.db
    .selectFrom('events')
    .select(['name', 'data'])
    .where('thing_id', '=', application)
    .where('name', 'in', ['offer.moved', 'application.moved'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const said = (name: string, field: string) =>
    rows.filter((row) => row.name === name).map(({ data }) => String((data as Record<string, unknown>)[field]))
  return { offer: said('offer.moved', 'move'), stages: said('application.moved', 'to') }
}
const stateOf = async (site: Site, id: string) =>
  (await site.world.db.selectFrom('offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort()

const times = [1, 2]

for (const time of times)
  test(`an answer and the end of the letter at once: one counts (${time})`, async () => {
    const site = await aSite()
    const { candidate, application, offer, letter } = await aSentOffer(site)
    const later = new Date(new Date(letter.answer_by).getTime() + 1)
    const [accepted] = await Promise.all([
      new Visitor(site).ask(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name }),
      expireOffers.run({ ...backgroundContext(site.world), now: () => later }, {}),
    ])
    await site.settle()
    const { offer: moves, stages } = await happened(site, application)
    const state = await stateOf(site, offer.id)
    if (accepted.statusCode === 200) {
      assert.equal(state, 'accepted')
      assert.deepEqual([moves.slice(3), stages], [['accept'], ['offered', 'hired']])
    } else {
      assert.deepEqual([accepted.statusCode, state], [409, 'expired'])
      assert.deepEqual([moves.slice(3), stages], [['expire'], ['offered']])
    }
  })

for (const time of times)
  test(`an answer and the taking back at once: one wins, the other is told (${time})`, async () => {
    const site = await aSite()
    const { employer, candidate, application, offer, letter } = await aSentOffer(site)
    const answers = await Promise.all([
      new Visitor(site).ask(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name }),
      employer.visitor.ask(contract.withdrawOffer, { offer: offer.id, version: offer.version, reason: 'Too late' }),
    ])
    await site.settle()
    assert.deepEqual(codes(answers), [200, 409])
    const { offer: moves, stages } = await happened(site, application)
    const won = answers[0]?.statusCode === 200
    assert.equal(await stateOf(site, offer.id), won ? 'accepted' : 'withdrawn')
    assert.deepEqual(moves.slice(3), [won ? 'accept' : 'withdraw'])
    assert.deepEqual(stages, won ? ['offered', 'hired'] : ['offered'])
    assert.match(answers.map(({ body }) => body).join(), /changed_meanwhile|offer_state/)
  })

for (const time of times)
  test(`taking the application back and sending the offer at once: one wins, the other is told (${time})`, async () => {
    const site = await aSite()
    const { employer, candidate, application, offer } = await aDraft(site)
    await employer.visitor.call(contract.approveOffer, { offer: offer.id, version: 1 })
    const answers = await Promise.all([
      employer.visitor.ask(contract.sendOffer, { offer: offer.id, version: 2 }),
      // printing takes a moment; some of the times the candidate comes first
      new Promise((resolve) => setTimeout(resolve, time === 1 ? 0 : 100)).then(() =>
        candidate.visitor.ask(applications.withdraw, { application, version: 1 }),
      ),
    ])
    await site.settle()
    assert.deepEqual(codes(answers), [200, 409])
    const { stages } = await happened(site, application)
    const isSent = answers[0]?.statusCode === 200
    assert.deepEqual(stages, [isSent ? 'offered' : 'withdrawn'])
    assert.equal(await stateOf(site, offer.id), isSent ? 'sent' : 'withdrawn')
  })

test('two who approve at once, and one who approves while another gives back: one wins, the other is told', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aDraft(site)
  const admin = await teammate(site, employer.page.id, 'admin')
  const both = await Promise.all(
    [employer, admin].map(({ visitor }) => visitor.ask(contract.approveOffer, { offer: offer.id, version: 1 })),
  )
  assert.deepEqual(codes(both), [200, 409])
  const apart = await Promise.all([
    employer.visitor.ask(contract.sendOffer, { offer: offer.id, version: 2 }),
    admin.visitor.ask(contract.returnOffer, { offer: offer.id, version: 2, reason: 'Wait' }),
  ])
  assert.deepEqual(codes(apart), [200, 409])
  for (const lost of [...both, ...apart].filter(({ statusCode }) => statusCode === 409))
    assert.match(lost.body, /changed_meanwhile/)
  const { offer: moves } = await happened(site, application)
  assert.deepEqual(moves.slice(0, 2), ['save', 'approve'])
  assert.equal(moves.length, 3)
})

test('two letters to one person at once: one is written', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aDraft(site)
  await employer.visitor.call(contract.withdrawOffer, { offer: offer.id, version: 1 })
  const terms = (await employer.visitor.call(contract.offersOf, { application })).data.fresh
  const write = () =>
    employer.visitor.ask(contract.writeOffer, { application, ...terms, pay: 9000, starts_on: '2027-02-01' })
  assert.deepEqual(codes(await Promise.all([write(), write()])), [201, 409])
})

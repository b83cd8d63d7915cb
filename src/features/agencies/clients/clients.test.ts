import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDraft, anAgency, anAgencyAtWork, anAsked, clientFields } from '#tests/world/agency.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const site = await aSite()

async function named(name: string, { visitor }: Awaited<ReturnType<typeof anAgency>>) {
  const { data } = await visitor.call(contract.addClient, clientFields({ name }))
  return { ...clientFields({ name }), client: data.id, version: data.version }
}

/** What came of calls that were made at once. */
const codesOf = async (asked: Promise<{ statusCode: number; json: () => { code?: string } }>[]) =>
  (await Promise.all(asked)).map((answer) => answer.json().code ?? answer.statusCode).toSorted()

test('a name that an agency has already is refused, however its letters become small', async () => {
  const agency = await anAgency(site)
  await named('İstanbul', agency)
  const other = await named('Ankara', agency)
  await agency.visitor.refused('client_known', contract.saveClient, { ...other, name: 'İSTANBUL' })
  await agency.visitor.refused('client_known', contract.addClient, clientFields({ name: 'istanbul' }))
})

test('bounds of terms are told as they are, and money without a figure in fils', async () => {
  const { visitor } = await anAgency(site)
  const problemOf = async (over: Parameters<typeof clientFields>[0]) => {
    const answer = await visitor.ask(contract.addClient, clientFields({ name: 'Bounds', ...over }))
    return answer.json().errors.map(({ field, code }: { field: string; code: string }) => [field, code])
  }
  assert.deepEqual(await problemOf({ fee_kind: 'fixed', fee_percent: null, fee_amount: 0 }), [['fee_amount', 'wrong']])
  assert.deepEqual(await problemOf({ own_share: 0 }), [['own_share', 'too_small']])
  assert.deepEqual(await problemOf({ own_share: 101, ownership_months: 37 }), [
    ['own_share', 'too_big'],
    ['ownership_months', 'too_big'],
  ])
  const { data } = await visitor.call(
    contract.addClient,
    clientFields({ name: 'Marks', contact_name: '\u2066Hala\u202e Mansour' }),
  )
  assert.equal(data.contact_name, 'Hala Mansour', 'nothing unseen goes into mails')
})

test('of clients that are named alike at once one has the name', async () => {
  const agency = await anAgency(site)
  const all = [await named('North', agency), await named('South', agency), await named('West', agency)]
  const saved = all.map((one) => agency.visitor.ask(contract.saveClient, { ...one, name: 'All of them' }))
  assert.deepEqual(await codesOf(saved), [200, 'client_known', 'client_known'])
})

test('of clients of one name that are taken up again at once one is', async () => {
  const agency = await anAgency(site)
  const ended = []
  for (let count = 0; count < 3; count++) {
    const { client } = await named('Again', agency)
    await agency.visitor.call(contract.moveClient, { client, move: 'end' })
    ended.push(client)
  }
  const moved = ended.map((client) => agency.visitor.ask(contract.moveClient, { client, move: 'resume' }))
  assert.deepEqual(await codesOf(moved), [200, 'client_known', 'client_known'])
})

test('a fee that nobody could count is refused with its field', async () => {
  const { visitor } = await anAgency(site)
  for (const fee_percent of [1e-50, 0, -1, 101, 1e9]) {
    const { errors } = await visitor.refused('invalid', contract.addClient, clientFields({ fee_percent }))
    assert.equal(errors?.[0]?.field, 'fee_percent', String(fee_percent))
  }
})

test('whoever ends a job reads how many candidates are told: nobody who was never asked', async () => {
  const at = await anAgencyAtWork(site)
  const told = async () =>
    (await at.agency.visitor.call(contract.listMandates, {})).data.find(({ id }) => id === at.mandate.id)?.under_way
  await aDraft(at)
  assert.equal(await told(), 0)
  await anAsked(site, at)
  assert.equal(await told(), 1)
})

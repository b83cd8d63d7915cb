import assert from 'node:assert/strict'
import { test } from 'node:test'
import { register } from '#features/people/accounts/contract.ts'
import { doWork } from '#platform/browser/work.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'

const attacked = { REGISTRATION_PROOF: 'work', REGISTRATION_PROOF_WORK: '20', RATE_LIMIT: 'on' }
const person = (email: string) => ({
  account_type: 'candidate' as const,
  name: 'Somebody',
  email,
  password: 'Correct-Horse-7',
  country_id: 5,
  lang: 'en' as const,
})

test('under attack a stranger works first; each piece of work opens one door', async () => {
  const site = await aSite(attacked)
  const visitor = new Visitor(site)
  const refused = await visitor.refused('work_needed', register, person('one@example.com'))
  assert.equal(refused.status, 428)
  const { work } = refused as unknown as { work: unknown }
  const proof = { headers: { 'x-proof': (await doWork(work)) ?? '' } }
  await visitor.call(register, person('one@example.com'), proof)
  await new Visitor(site).refused('work_needed', register, person('two@example.com'), proof)
})

test("work that was not done, or for a riddle of one's own, opens nothing", async () => {
  const site = await aSite(attacked)
  const { work } = (await new Visitor(site).refused('work_needed', register, person('one@example.com'))) as unknown as {
    work: { parameters: Record<string, unknown>; signature: string }
  }
  const easier = { ...work, parameters: { ...work.parameters, keyPrefix: '0' } }
  const forged = (await doWork(easier)) ?? ''
  const notDone = btoa(JSON.stringify({ challenge: work, solution: { counter: 1, derivedKey: '00' } }))
  for (const answer of [forged, notDone, 'no base64', btoa('{}'), btoa('null'), btoa('[1]')])
    await new Visitor(site).refused('work_needed', register, person('two@example.com'), {
      headers: { 'x-proof': answer },
    })
})

test('without an attack nobody is asked', async () => {
  const site = await aSite()
  await new Visitor(site).call(register, person('one@example.com'))
})

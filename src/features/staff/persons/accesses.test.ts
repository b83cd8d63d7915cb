import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAccesses } from '#features/people/own-data/contract.ts'
import { lookAtPage } from '#features/staff/page-checks/contract.ts'
import { aCandidate, anApplication, aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { showPerson } from './contract.ts'

test('people read when staff opened their data, in which role and why: not who, and nothing of others', async () => {
  const site = await aSite()
  const { candidate, employer } = await anApplication(site)
  const other = await aCandidate(site)
  const helper = await aStaffMember(site, 'support')
  const agent = await aStaffMember(site, 'agent')
  await helper.visitor.call(showPerson, { user: candidate.id })
  await agent.visitor.call(lookAtPage, { page: employer.page.id })
  await agent.visitor.call(lookAtPage, { page: employer.page.id })
  await helper.visitor.call(showPerson, { user: helper.id })
  const read = async ({ visitor }: typeof other) =>
    (await visitor.call(listAccesses, {})).data.map(({ role, why }) => [role, why])
  assert.deepEqual(await read(candidate), [['support', 'account']])
  assert.deepEqual(await read(employer), [['agent', 'company']])
  assert.deepEqual(await read(other), [])
  assert.deepEqual(await read(helper), [])
  const body = (await candidate.visitor.ask(listAccesses, {})).body
  assert.ok(!body.includes(helper.id) && !body.includes(helper.name))
})

test('a long list of looks comes in parts, each look once', async () => {
  const site = await aSite()
  const [candidate, helper] = [await aCandidate(site), await aStaffMember(site, 'support')]
  for (let look = 0; look < 23; look++) {
    await helper.visitor.call(showPerson, { user: candidate.id })
    site.later(11 * 60_000)
  }
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data, next_cursor } = await candidate.visitor.call(listAccesses, cursor ? { cursor } : {})
    seen.push(...data.map(({ id }) => id))
    cursor = next_cursor ?? null
  }
  assert.equal(new Set(seen).size, 23)
  assert.equal(seen.length, 23)
})

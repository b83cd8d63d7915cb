import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inviteExternal } from '#features/agencies/external-recruiters/contract.ts'
import { mailPlacementInvoice } from '#features/agencies/placements/invoice-contract.ts'
import { askPeople, submitPeople } from '#features/agencies/submissions/sending-contract.ts'
import { invite, inviteAgain } from '#features/companies/team/contract.ts'
import { showConsent } from '#features/sourcing/imports/consent-contract.ts'
import { inviteImported, saveCandidate } from '#features/sourcing/imports/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aLiveJob, lookedAt } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'

const site = await aSite()

/** A company whose name was found to look like another's, and one that staff have stopped. */
async function silenced(state: 'withheld' | 'suspended') {
  const { employer, job } = await aLiveJob(site)
  const { data: waiting } = await employer.visitor.call(invite, { email: `${state}@example.com`, role: 'recruiter' })
  const { data: held } = await employer.visitor.call(saveCandidate, {
    name: 'Rana',
    email: `rana-${state}@example.com`,
  })
  await site.settle()
  await site.pool.query('update pages set state = $1 where id = $2', [state, employer.page.id])
  return { ...employer, job, waiting: waiting.id, held: held.id }
}

for (const [state, code] of [
  ['withheld', 'page_withheld'],
  ['suspended', 'page_suspended'],
] as const)
  test(`in the name of a page that is refused with ${code} nobody new is written to`, async () => {
    const { visitor, job, waiting, held } = await silenced(state)
    const before = (await site.settle()).length
    await visitor.refused(code, invite, { email: 'new@example.com', role: 'recruiter' })
    await visitor.refused(code, inviteAgain, { invitation: waiting })
    await visitor.refused(code, inviteImported, { ids: [held], purpose: 'Your parcel waits' })
    await visitor.refused(code, askPeople, { submissions: [newId()] })
    await visitor.refused(code, submitPeople, { mandate: newId(), submissions: [newId()] })
    assert.notEqual((await visitor.ask(mailPlacementInvoice, { invoice: newId() })).statusCode, 200)
    assert.notEqual((await visitor.ask(inviteExternal, { job, email: 'out@example.com' })).statusCode, 201)
    assert.equal((await site.settle()).length, before)
  })

test('an invitation of a page that staff have looked at carries its words; of another they are read behind the link', async () => {
  for (const looked of [false, true]) {
    const { employer } = await aLiveJob(site)
    await site.pool.query(`update pages set state = 'pending' where id = $1`, [employer.page.id])
    if (looked) await lookedAt(site, employer)
    const email = `said-${looked}@example.com`
    const { data } = await employer.visitor.call(saveCandidate, { name: 'Rana Saleh', email })
    await employer.visitor.call(inviteImported, { ids: [data.id], purpose: 'Your parcel waits' })
    const text = (await site.settle()).find(({ to }) => to === email)?.text ?? ''
    assert.equal(text.includes('Your parcel waits'), looked)
    const key = /\/import-consent\/([\w-]+)/.exec(text)?.[1] ?? ''
    const { data: shown } = await new Visitor(site).call(showConsent, { key })
    assert.ok(JSON.stringify(shown).includes('Your parcel waits'))
  }
})

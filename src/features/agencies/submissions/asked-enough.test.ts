import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMandate } from '#features/agencies/clients/contract.ts'
import { aBrought, anAgencyAtWork } from '#tests/world/agency.ts'
import { aSite } from '#tests/world/site.ts'
import { addSubmission, showSubmission } from './contract.ts'
import { mostAskedOfPerson } from './rules.ts'
import { askPeople } from './sending-contract.ts'

const site = await aSite()

test('how often one person may be asked is said in words with the number, and who is asked once more stays a draft', async () => {
  const { agency, client, mandate } = await anAgencyAtWork(site)
  const { id: person } = await aBrought(agency)
  const ids: string[] = []
  for (let count = 0; count <= mostAskedOfPerson; count++) {
    const { data: job } = await agency.visitor.call(addMandate, {
      ...{ client: client.id, title: `Job ${count}`, country_id: mandate.country_id },
    })
    const { data } = await agency.visitor.call(addSubmission, {
      mandate: job.id,
      person: { of: 'imported', id: person },
    })
    ids.push(data.id)
  }
  const { data: asked } = await agency.visitor.call(askPeople, { submissions: ids })
  const [last, ...others] = asked.toReversed()
  assert.ok(others.every(({ refused, why }) => refused === null && why === null))
  assert.equal(last?.refused, 'asked_enough')
  assert.ok(last?.why?.includes(`(${mostAskedOfPerson})`))
  const { data: left } = await agency.visitor.call(showSubmission, { submission: ids.at(-1) ?? '' })
  assert.equal(left.state, 'draft')
})

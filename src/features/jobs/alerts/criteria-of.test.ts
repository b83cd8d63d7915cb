import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { readSearch, wantedOf } from './alert-search.ts'
import { addAlert, readCriteria } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('an alert says every filter that it keeps', async () => {
  const said = async (search: object) => (await guest.call(readCriteria, search)).data.criteria
  assert.deepEqual(
    await said({ q: 'cook', type: ['full_time'], housing: true, pay_shown: true, easy: true, visa: true }),
    ['“cook”', 'Full time', 'visa paid by employer', 'Housing', 'Salary shown', 'Apply here, not on another site'],
  )
  assert.deepEqual(await said({ benefit: ['meals'], language: ['ar', 'fr'] }), ['Meals', 'postings in Arabic, French'])
  assert.equal((await said({ degree: 1 })).length, 1)
})

test('an alert is not asked for what no list has', async () => {
  const asked = { frequency: 'daily', email: 'a@b.example' } as const
  const { errors } = await guest.refused('invalid', addAlert, { ...asked, q: 'cook', type: ['banana'] })
  assert.deepEqual(
    errors?.map(({ field }) => field),
    ['type.0'],
  )
})

test('an alert leaves out the places that its search leaves out', async () => {
  const { wanted } = await wantedOf(backgroundContext(site.world), readSearch({ q: 'cook -uae' }))
  assert.match(wanted, new RegExp(`!'?c:${countryId('AE')}`))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { aSite } from '#tests/world/site.ts'
import { Profiled, placeIn, saidBy } from './said-by.ts'

test('of places that are called the same the one is meant whose country stands beside it, or that is spelt so', async () => {
  const { world } = await aSite()
  const { cities } = await readKept(world)
  const idOf = (name: string) => cities.find(({ texts }) => texts.en === name)?.id
  const amman = { country: countryId('JO'), city: idOf('Amman') }
  for (const [said, place] of [
    ['عمّان', amman],
    ['عمان، الأردن', amman],
    ['الأردن - عمان', amman],
    ['سلطنة عمان', { country: countryId('OM'), city: null }],
    ['مسقط، عمان', { country: countryId('OM'), city: idOf('Muscat') }],
    ['Sharjah, UAE', { country: countryId('AE'), city: idOf('Sharjah') }],
    ['nowhere at all', null],
  ] as const)
    assert.deepEqual(await placeIn(world, said), place, said)
})

test('a country is said once of a home that the CV names', async () => {
  const { world } = await aSite()
  const ctx = { ...world, language: 'en' } as unknown as Context
  const { home } = await saidBy(ctx, Profiled.parse({}), { location: 'Dubai, UAE' })
  assert.equal(home?.text, 'Dubai, United Arab Emirates')
})

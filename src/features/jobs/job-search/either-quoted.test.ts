import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs } from './contract.ts'

const site = await aSite()
const titles = async (q: string) =>
  (await new Visitor(site).call(searchJobs, { strict: true, q })).data.map(({ title }) => title)

test('"or" beside quoted words takes either, and the words in quotes stand in their order', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Kiln operator' }),
    anEntry({ title: 'Loom operator' }),
    anEntry({ title: 'Operator of the kiln' }),
    anEntry({ title: 'Lacemaker' }),
  ])
  const found = async (q: string) => (await titles(q)).sort()
  for (const q of ['"kiln operator" OR "loom operator"', '«kiln operator» ou "loom operator"'])
    assert.deepEqual(await found(q), ['Kiln operator', 'Loom operator'], q)
  for (const q of ['("kiln operator" OR "loom operator")', '["kiln operator" or "loom operator"]'])
    assert.deepEqual(await found(q), ['Kiln operator', 'Loom operator'], q)
  for (const q of ['lacemaker OR "loom operator"', '"loom operator" أو lacemaker'])
    assert.deepEqual(await found(q), ['Lacemaker', 'Loom operator'], q)
  assert.deepEqual(await found('lacemaker OR "kiln operator" OR "loom operator" -loom'), ['Kiln operator', 'Lacemaker'])
  assert.deepEqual(await found('"kiln or loom"'), [], '"or" within quotes is a word')
})

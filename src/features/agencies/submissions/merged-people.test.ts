import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePair } from '#features/sourcing/duplicates/contract.ts'
import { showImported } from '#features/sourcing/imports/contract.ts'
import { aBrought, aDraft, anAgencyAtWork } from '#tests/world/agency.ts'
import { aSite } from '#tests/world/site.ts'

const site = await aSite()

test('whoever is put forward stays the record that is kept: nothing a client has may lose its person', async () => {
  const at = await anAgencyAtWork(site)
  const { visitor } = at.agency
  const { person: forward } = await aDraft(at)
  const other = await aBrought(at.agency)
  const version = async (id: string) => (await visitor.call(showImported, { id })).data.version
  const pair = async (keep: string, merge: string) => ({
    ...{ keep, merge, keep_version: await version(keep), merge_version: await version(merge) },
  })
  await visitor.refused('merge_submitted', mergePair, await pair(other.id, forward.id))
  const { data } = await visitor.call(mergePair, await pair(forward.id, other.id))
  assert.equal(data.kept, forward.id)
})

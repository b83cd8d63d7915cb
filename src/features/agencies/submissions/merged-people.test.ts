import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePair } from '#features/sourcing/duplicates/contract.ts'
import { showImported } from '#features/sourcing/imports/contract.ts'
import { aBrought, aDraft, anAgencyAtWork } from '#tests/world/agency.ts'
import { aSite } from '#tests/world/site.ts'
import { addSubmission } from './contract.ts'

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

test('put forward and merged at the same moment, nobody is put forward whose record is gone', async () => {
  const at = await anAgencyAtWork(site)
  const { visitor } = at.agency
  for (let turn = 0; turn < 4; turn++) {
    const [keep, merge] = [await aBrought(at.agency), await aBrought(at.agency)]
    const put = visitor.ask(addSubmission, { mandate: at.mandate.id, person: { of: 'imported', id: merge.id } })
    const versions = { keep_version: keep.version, merge_version: merge.version }
    const [added, merged] = await Promise.all([
      put,
      visitor.ask(mergePair, { keep: keep.id, merge: merge.id, ...versions }),
    ])
    const codes = [added, merged].map((answer) => answer.json().code ?? answer.statusCode)
    assert.ok(
      codes.join() === '201,merge_submitted' || codes.join() === 'not_found,201',
      `both or neither of them: ${codes.join(' and ')}`,
    )
  }
})

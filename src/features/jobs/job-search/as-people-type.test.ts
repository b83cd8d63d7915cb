import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs } from './contract.ts'

const site = await aSite()

test('words that were typed apart, as one or with a slip beside a minus are read, and a language is a condition', async () => {
  const read = async (q: string) => (await new Visitor(site).call(searchJobs, { q })).understood
  assert.equal((await read('electricianjobsindubai')).mended?.to, 'electrician jobs in dubai')
  assert.equal((await read('off shore rigger')).mended?.to, 'offshore rigger')
  assert.equal((await read('security gaurd -hotel')).mended?.to, 'security guard -hotel')
  const kinds = async (q: string) => (await read(q)).parts.map(({ kind, value }) => value ?? kind)
  assert.deepEqual(await kinds('call center arabic english'), ['occupation', 'speaks_ar', 'speaks_en'])
  assert.deepEqual(await kinds('nurse OR midwife'), ['occupation', 'occupation'])
  assert.deepEqual(await kinds('teacher english'), ['occupation'])
  assert.equal((await read('cleaner Paris 15')).rest, '')
  for (const suggested of ['ممرض مسجل / ممرضة مسجلة', 'Ingénieur / Ingénieure logiciel', 'Chef / Cheffe de projet'])
    assert.deepEqual(await kinds(suggested), ['occupation'], suggested)
  assert.deepEqual((await read('english speaking nurse')).parts[0]?.text, 'English', 'by its name, not as it was typed')
  assert.deepEqual(await kinds('ممرضة للنساء'), ['occupation', 'unused'], 'who is wanted is said to be no condition')
})

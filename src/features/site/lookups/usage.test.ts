import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLiveJob, anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { adminEntries } from './contract.ts'

test('each entry says how often it is used; a list that is not counted says nothing', async () => {
  const site = await aSite()
  const { visitor } = await anAdmin(site)
  const { job } = await aLiveJob(site, {})
  const read = async (list: string) => (await visitor.call(adminEntries, { list })).data
  const [first, second] = await read('position')
  await site.pool.query('update jobs set position_id = $1 where id = $2', [first?.id, job])
  const now = await read('position')
  assert.deepEqual([now[0]?.used, now[1]?.used], [1, second?.used])
  assert.equal((await read('page-role'))[0]?.used, null)
  // every list that is counted can be counted
  for (const list of [
    'city',
    'industry',
    'degree',
    'part-time-category',
    'nationality',
    'civil-status',
    'relocate',
    'advertisement-reference',
  ])
    assert.equal(typeof (await read(list))[0]?.used, 'number', list)
})

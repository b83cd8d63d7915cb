import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKept } from '#features/site/lookups/texts.ts'
import { aSite } from '#tests/world/site.ts'
import { explain } from './explain.ts'
import { titled, workOf } from './position-names.ts'

test('work is known by the names of its position and its kin, and by words that name no other work', async () => {
  const site = await aSite()
  const kept = await readKept(site.world)
  const named = async (en: string) => kept.rows.get('position')?.find(({ texts }) => texts.en === en)?.id ?? 0
  const isWork = async (position: string, title: string) => {
    const work = titled(await workOf(await named(position), kept), new Map())
    const line = { number: 1, section: 'experience', kind: 'entry', text: title, aside: '' } as const
    return explain([line], [work], new Map()).length > 0
  }
  assert.equal(await isWork('Warehouse worker', 'Warehouse lead'), true)
  assert.equal(await isWork('Warehouse worker', 'عامل مستودع'), true)
  assert.equal(await isWork('Warehouse worker', 'Kitchen porter'), false)
  assert.equal(await isWork('Warehouse worker', 'Office manager'), false)
  assert.deepEqual(await workOf(0, kept), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { forgetKept, readKept } from './texts.ts'

test('whoever asks for the lists at once waits for one reading of them', async () => {
  const { world } = await aSite()
  forgetKept(world.db)
  const all = await Promise.all(Array.from({ length: 30 }, () => readKept(world)))
  assert.equal(new Set(all.map(({ rows }) => rows)).size, 1)
})

test('lists that are asked about anew hold up nobody else, and what is forgotten meanwhile is read again', async () => {
  const site = await aSite()
  const before = await readKept(site.world)
  site.later(10_000)
  const asked = readKept(site.world)
  assert.equal((await readKept(site.world)).rows, before.rows)
  forgetKept(site.world.db)
  await asked
  const after = await readKept(site.world)
  assert.notEqual(after.rows, before.rows)
  assert.deepEqual(after.version, before.version)
})

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
  await site.pool.query('update lookup_changes set count = count + 1')
  forgetKept(site.world.db)
  await asked
  assert.notEqual((await readKept(site.world)).version, before.version)
})

test('databases share the lists of the release, until somebody changes them in one', async () => {
  const [one, other] = [await aSite(), await aSite()]
  assert.equal((await readKept(one.world)).rows, (await readKept(other.world)).rows)
  const { rows } = await readKept(one.world)
  await one.pool.query("update lookup_entries set text_en = 'Changed' where list = 'degree'")
  await one.pool.query('update lookup_changes set count = count + 1')
  forgetKept(one.world.db)
  assert.notEqual((await readKept(one.world)).rows, rows)
  assert.equal((await readKept(other.world)).rows, rows)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzz } from './world/fuzz/fuzz.ts'
import { aSmallWorld } from './world/fuzz/small-world.ts'

/** What `npm run bench -- fuzz` asks a hundred thousand times over, on a small world; it ends by number, so that a seed asks the same everywhere. */
test('no call fails on what its contract takes, nor on what breaks it, nor on reading back what was written', async () => {
  const { faults, requests, reached } = await fuzz(await aSmallWorld(7), (so) => so.requests >= 1_200)
  assert.deepEqual(faults, [])
  assert.ok(reached.size > 250, `${requests} requests reached ${reached.size} calls`)
})

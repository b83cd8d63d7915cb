import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { aSite } from '#tests/world/site.ts'
import { backgroundContext } from '../background/background-context.ts'
import { gatherParts } from '../feature.ts'
import { emit } from './emit.ts'
import { on } from './reaction.ts'

const lampLit = event('lamp.lit', {
  data: z.object({ lamp: z.uuid() }),
  about: ({ lamp }) => ({ thing: 'lamp', id: lamp }),
})
const lamp = '00000000-0000-7000-8000-0000000000aa'

test('a reaction that fails holds up no other, and is tried again alone', async () => {
  const site = await aSite()
  const seen: string[] = []
  let isBroken = true
  const reactions = [
    on(lampLit, 'first', async () => void seen.push('first')),
    on(lampLit, 'second', async () => {
      seen.push('second')
      if (isBroken) throw new Error('broken')
    }),
    on(lampLit, 'third', async () => void seen.push('third')),
  ]
  site.world.parts = gatherParts([{ reactions }])
  const ctx = backgroundContext(site.world)
  await site.world.db.transaction().execute((tx) => emit(ctx, tx, lampLit, { lamp }))
  await site.settle()
  assert.deepEqual(seen, ['first', 'second', 'third'])
  isBroken = false
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await site.settle()
  assert.deepEqual(seen.slice(3), ['second'])
  const { rows } = await site.pool.query('select 1 from graphile_worker.jobs')
  assert.equal(rows.length, 0)
})

test('reactions that were queued one by one by an earlier version still run', async () => {
  const site = await aSite()
  const seen: string[] = []
  site.world.parts = gatherParts([{ reactions: [on(lampLit, 'first', async () => void seen.push('first'))] }])
  const ctx = backgroundContext(site.world)
  await site.world.db.transaction().execute((tx) => emit(ctx, tx, lampLit, { lamp }))
  await site.pool.query(
    `update graphile_worker._private_jobs set payload = json_build_object('event', payload->>'event', 'reaction', 'lamp.lit:first')`,
  )
  await site.settle()
  assert.deepEqual(seen, ['first'])
})

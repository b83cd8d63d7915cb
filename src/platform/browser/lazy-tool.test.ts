import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { loadTool } from './lazy-tool.ts'

test('a tool is asked for once, however many want it', async () => {
  const load = mock.fn(async () => ({ draw: 1 }))
  const [one, two] = await Promise.all([loadTool('chart', load), loadTool('chart', load)])
  assert.equal(one, two)
  await loadTool('chart', load)
  assert.equal(load.mock.callCount(), 1)
})

test('one that does not arrive is not loaded, and is not asked for again', async () => {
  const load = mock.fn(async () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  assert.equal(await loadTool('exif', load), null)
  assert.equal(await loadTool('exif', load), null)
  assert.equal(load.mock.callCount(), 1)
})

test('one that never answers is not loaded after a while', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const waiting = loadTool('tour', () => new Promise(() => {}))
  mock.timers.tick(15_000)
  assert.equal(await waiting, null)
  mock.timers.reset()
})

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { waitUntil } from '#platform/server/db/embedded/wait-until.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder('supervise')
  const supervise = path.join(import.meta.dirname, 'supervise.mjs')
  plant(root, {
    'parent.mjs': `import { supervise } from ${JSON.stringify(supervise)}
      process.exitCode = await supervise(process.execPath, [${JSON.stringify(`${root}/child.mjs`)}, ...process.argv.slice(2)], {},
        { first: 200, longest: 800, well: 60_000 })`,
    'child.mjs': `import { appendFileSync } from 'node:fs'
      const begin = () => appendFileSync(${JSON.stringify(`${root}/begun`)}, process.pid + ' ' + Date.now() + '\\n')
      process.on('SIGTERM', () => process.exit(0))
      if (process.argv[2] === 'refuse') begin(), process.exit(1)
      // begun once its parent can know that it was ready: whoever reads the line may kill it at once
      process.send({ ready: true }, begin)
      if (process.argv[2] === 'crash') setTimeout(() => process.exit(3), 50)
      setInterval(() => {}, 1000)`,
  })
})
afterEach(() => rmSync(root, { recursive: true }))

const start = (...args: string[]) => spawn(process.execPath, [`${root}/parent.mjs`, ...args], { stdio: 'ignore' })
const begun = () => {
  try {
    const lines = readFileSync(`${root}/begun`, 'utf8').trim().split('\n')
    return lines.map((line) => line.split(' ').map(Number) as [number, number])
  } catch {
    return []
  }
}

test('what does not get ready is not tried again, and its exit code is told', async () => {
  assert.deepEqual(await once(start('refuse'), 'exit'), [1, null])
  assert.equal(begun().length, 1)
})

test('one that crashes again and again is started again, later each time', async () => {
  const parent = start('crash')
  assert.ok(await waitUntil(() => begun().length >= 4, 20_000))
  parent.kill('SIGTERM')
  assert.deepEqual(await once(parent, 'exit'), [0, null])
  const [first = 0, second = 0, third = 0, fourth = 0] = begun().map(([, at]) => at)
  assert.ok(second - first >= 200 && third - second >= 400 && fourth - third >= 800, JSON.stringify(begun()))
})

test('one that is killed comes back; one that is asked to end ends', {
  skip: process.platform === 'win32',
}, async () => {
  const parent = start()
  assert.ok(await waitUntil(() => begun().length === 1, 10_000))
  process.kill(begun()[0]?.[0] as number, 'SIGKILL')
  assert.ok(await waitUntil(() => begun().length === 2, 10_000))
  await new Promise((resolve) => setTimeout(resolve, 300))
  parent.kill('SIGTERM')
  assert.deepEqual(await once(parent, 'exit'), [0, null])
  assert.equal(begun().length, 2)
})

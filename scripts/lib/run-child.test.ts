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
  root = temporaryFolder('child')
  const runner = path.join(import.meta.dirname, 'run-child.mjs')
  plant(root, {
    'parent.mjs': `import { runChild } from ${JSON.stringify(runner)}
      process.exitCode = await runChild(process.execPath, [${JSON.stringify(`${root}/child.mjs`)}, ...process.argv.slice(2)])`,
    'child.mjs': `import { appendFileSync } from 'node:fs'
      const note = (text) => appendFileSync(${JSON.stringify(`${root}/notes`)}, text + '\\n')
      const end = (why) => { note(why); process.exit(7) }
      process.on('SIGTERM', () => end('SIGTERM'))
      process.on('disconnect', () => end('disconnect'))
      if (process.argv[2]) process.exit(Number(process.argv[2]))
      note('up')
      setInterval(() => {}, 1000)`,
  })
})
afterEach(() => rmSync(root, { recursive: true }))

const start = (...args: string[]) => spawn(process.execPath, [`${root}/parent.mjs`, ...args], { stdio: 'inherit' })
const isNoted = (text: string) => {
  try {
    return readFileSync(`${root}/notes`, 'utf8').split('\n').includes(text)
  } catch {
    return false
  }
}

test('the exit code of the child is handed on', async () => {
  assert.deepEqual(await once(start('3'), 'exit'), [3, null])
})

test('a signal reaches the child, and its answer comes back', { skip: process.platform === 'win32' }, async () => {
  const parent = start()
  assert.ok(await waitUntil(() => isNoted('up'), 10_000))
  parent.kill('SIGTERM')
  assert.deepEqual(await once(parent, 'exit'), [7, null])
  assert.ok(isNoted('SIGTERM'))
})

test('when the parent is killed with -9, the child hears of it', async () => {
  const parent = start()
  assert.ok(await waitUntil(() => isNoted('up'), 10_000))
  parent.kill('SIGKILL')
  assert.ok(await waitUntil(() => isNoted('disconnect'), 10_000))
})

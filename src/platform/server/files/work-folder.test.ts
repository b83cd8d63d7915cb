import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { removeLeftFolders, workFolder } from './work-folder.ts'

test('what a killed process left is removed, what is worked on stays, what is an hour old goes too', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  const left = path.join(os.tmpdir(), `masar-work-${child.pid}-left`)
  await mkdir(left)
  await writeFile(path.join(left, '0'), 'a CV')
  const [own, old] = [await workFolder(), await workFolder()]
  await utimes(old, new Date(), new Date(Date.now() - 2 * 3_600_000))
  try {
    await removeLeftFolders()
    assert.deepEqual([left, own, old].map(existsSync), [false, true, false])
  } finally {
    await rm(own, { recursive: true, force: true })
  }
})

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { fence } from './fence.ts'

const isRoot = process.getuid?.() === 0
const house = path.resolve(import.meta.dirname, '../../../..')
const openToAll = isRoot && (statSync(house).mode & 0o005) === 0o005

/** What a process behind the fence hears when it tries, by JavaScript and by a native library. */
async function tried(file: string) {
  const { folder, remove, ...as } = fence('test')
  const script = path.join(folder, 'try.mjs')
  const sharp = import.meta.resolve('sharp')
  writeFileSync(
    script,
    `import { readFileSync, writeFileSync } from 'node:fs'
     import { spawnSync } from 'node:child_process'
     import sharp from ${JSON.stringify(sharp)}
     const outcome = (work) => { try { work(); return 'done' } catch (error) { return error.code } }
     const [, , file, inside] = process.argv
     process.send({
       read: outcome(() => readFileSync(file)),
       write: outcome(() => writeFileSync(file + '.new', 'x')),
       spawn: outcome(() => spawnSync('true')),
       inside: outcome(() => writeFileSync(inside, 'x')),
       native: await sharp(file).metadata().then(() => 'done', () => 'refused'),
       secret: Object.keys(process.env).sort().join(),
       uid: process.getuid?.(),
     })`,
  )
  if (as.uid !== undefined) chmodSync(script, 0o644)
  const child = fork(script, [file, path.join(folder, 'mine')], { ...as, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const [told] = await once(child, 'message')
  child.kill()
  await once(child, 'close')
  remove()
  assert.equal(existsSync(folder), false)
  return told as Record<'read' | 'write' | 'spawn' | 'inside' | 'native' | 'secret', string> & { uid: number }
}

test('behind the fence nothing is read but code and the own folder, nothing started, no secret known', async () => {
  const folder = temporaryFolder('fence')
  const secret = path.join(folder, 'secret.svg')
  writeFileSync(secret, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', { mode: 0o600 })
  const told = await tried(secret)
  assert.equal(told.read, 'ERR_ACCESS_DENIED')
  assert.equal(told.write, 'ERR_ACCESS_DENIED')
  assert.equal(told.spawn, 'ERR_ACCESS_DENIED')
  assert.equal(told.inside, 'done')
  assert.doesNotMatch(told.secret, /\b(?:HOME|SECRET|DATABASE_URL)\b/)
})

test('started by root, native libraries read nobody else’s files either', { skip: !openToAll }, async () => {
  const folder = temporaryFolder('fence')
  const file = path.join(folder, 'cv.svg')
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', { mode: 0o600 })
  const told = await tried(file)
  assert.notEqual(told.uid, 0)
  assert.equal(told.native, 'refused')
})

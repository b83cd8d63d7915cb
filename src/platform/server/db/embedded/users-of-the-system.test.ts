import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { anotherProcess } from '#tests/world/another-process.ts'
import { quickFolder } from '#tests/world/temporary-folder.ts'
import { StartRefused } from '../../start-refused.ts'
import { findPrograms } from './programs.ts'

const nobody = 65_534
const as = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
const isRoot = process.getuid?.() === 0
/** Only root can become somebody else, and that somebody must be able to read this very folder. */
const canBecome =
  isRoot && spawnSync('setpriv', [...as(nobody).slice(1), 'test', '-r', import.meta.filename]).status === 0
const becoming = { skip: !canBecome && 'needs root, setpriv and a folder that others may read' }

let folder = ''
beforeEach(() => {
  folder = quickFolder('user')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an ordinary user runs the server as himself', becoming, async () => {
  chownSync(folder, nobody, nobody)
  const user = await anotherProcess(folder, as(nobody))
  assert.equal(statSync(`/proc/${user.pid}`).uid, nobody)
  await user.leave()
})

test('what an ordinary user made, root goes on with as that user', becoming, async () => {
  chownSync(folder, nobody, nobody)
  const user = await anotherProcess(folder, as(nobody))
  await user.leave()
  const root = await anotherProcess(folder)
  assert.equal(statSync(`/proc/${root.pid}`).uid, nobody)
  await root.leave()
})

test('a folder that may not be written is refused', becoming, async () => {
  chmodSync(folder, 0o555)
  const { refused } = await anotherProcess(path.join(folder, 'data'), as(nobody))
  assert.match(refused ?? '', /cannot be written by user id 65534 .* DATA_DIR/)
})

test('a user id without a name is refused', becoming, async () => {
  chmodSync(folder, 0o777)
  const { refused } = await anotherProcess(folder, as(54_321))
  assert.match(refused ?? '', /user id 54321 has no entry in \/etc\/passwd/)
})

test('folders made on the way can be entered by the server', { skip: !isRoot }, async () => {
  const asked = path.join(folder, 'data/postgres')
  const { leave } = await anotherProcess(asked)
  assert.equal(existsSync(path.join(asked, 'LOCATION')), false)
  await leave()
})

test('root runs the server as somebody else', { skip: !isRoot }, async () => {
  const { pid, leave } = await anotherProcess(folder)
  assert.notEqual(statSync(`/proc/${pid}`).uid, 0)
  await leave()
})

test('in a home that only root may enter, the data lie elsewhere and LOCATION says where', {
  skip: !isRoot,
}, async () => {
  chmodSync(folder, 0o700)
  const asked = path.join(folder, 'data')
  const first = await anotherProcess(asked)
  await first.leave()
  const location = readFileSync(path.join(asked, 'LOCATION'), 'utf8').trim()
  try {
    assert.match(location, /^\/var\/lib\/masar-postgres-data\//)
    const second = await anotherProcess(asked)
    assert.equal(second.host, first.host)
    await second.leave()
  } finally {
    rmSync(location, { recursive: true })
  }
  const { refused } = await anotherProcess(asked)
  assert.match(refused ?? '', /which is gone/)
})

test('root without the right to look into other processes still finds its server', { skip: !isRoot }, async () => {
  const bounded = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace']
  const first = await anotherProcess(folder, bounded)
  const second = await anotherProcess(folder, bounded)
  assert.equal(second.pid, first.pid)
  await first.leave()
  await second.leave()
  assert.equal(existsSync(path.join(folder, 'cluster/postmaster.pid')), false)
})

test('a platform without a bundled PostgreSQL is told to use DATABASE_URL', () => {
  assert.throws(
    () => findPrograms({}, folder, 'plan9'),
    (error: Error) =>
      error instanceof StartRefused && /No PostgreSQL is bundled for plan9.*DATABASE_URL/.test(error.message),
  )
})

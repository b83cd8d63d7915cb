import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { ensureInstalled, isInSync } from './install.mjs'

let root = ''
beforeEach(() => {
  root = temporaryFolder('install')
})
afterEach(() => rmSync(root, { recursive: true }))

const here = { os: [process.platform], cpu: [process.arch] }
const elsewhere = { os: ['plan9'], optional: true }
const wanted = {
  '': { name: 'x' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/fits': { version: '2.0.0', optional: true, ...here },
  'node_modules/other': { version: '2.0.0', ...elsewhere },
}
const { '': _root, 'node_modules/other': _other, ...installed } = wanted

const plantLocks = (locked: object, inside: object | null) =>
  plant(root, {
    'package-lock.json': { packages: locked },
    ...(inside && { 'node_modules/.package-lock.json': { packages: inside } }),
  })

test('what somebody installed by hand counts, without the packages of other machines', () => {
  plantLocks(wanted, installed)
  assert.equal(isInSync(root), true)
})

for (const [what, inside] of Object.entries({
  'nothing installed': null,
  'another version': { ...installed, 'node_modules/a': { version: '1.0.1' } },
  'a package missing': { 'node_modules/fits': installed['node_modules/fits'] },
  'a package too many': { ...installed, 'node_modules/b': { version: '1.0.0' } },
  'packages of another machine': { ...installed, 'node_modules/other': wanted['node_modules/other'] },
}))
  test(`${what} asks for an installation`, () => {
    plantLocks(wanted, inside)
    assert.equal(isInSync(root), false)
  })

test('once found in order, only the hash of the lock file is looked at', async () => {
  plantLocks(wanted, installed)
  await ensureInstalled(root)
  const mark = readFileSync(`${root}/node_modules/.masar-lock`, 'utf8')
  assert.match(mark, /^\S+-\S+ [0-9a-f]{64}\n$/)
  rmSync(`${root}/node_modules/.package-lock.json`)
  await ensureInstalled(root)
  assert.equal(readFileSync(`${root}/node_modules/.masar-lock`, 'utf8'), mark)
})

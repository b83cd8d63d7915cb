import assert from 'node:assert/strict'
import { rmSync, utimesSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { isStale, sourceHash } from './build.mjs'

let root = ''
beforeEach(() => {
  root = temporaryFolder('stale')
  plant(root, { 'src/a.ts': '1', 'src/ui/b.css': '2', 'brands/masar/brand.json': '3', 'package-lock.json': '4' })
  plant(root, { 'build/.masar-hash': sourceHash(root) })
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build of just these sources is fresh, whenever they were written', () => {
  utimesSync(`${root}/src/a.ts`, 1, 1)
  assert.equal(isStale(root), false)
})

test('tests and whatever lies elsewhere do not matter to it', () => {
  plant(root, { 'src/a.test.ts': 'x', 'docs/a.md': 'x' })
  assert.equal(isStale(root), false)
})

for (const [what, files] of Object.entries({
  'a changed file': { 'src/a.ts': '9' },
  'a new file': { 'src/ui/c.css': '' },
  'another brand': { 'brands/masar/brand.json': '9' },
  'other packages': { 'package-lock.json': '9' },
  'a file for visitors': { 'public/icon.svg': '9' },
}))
  test(`${what} makes it stale`, () => {
    plant(root, files)
    assert.equal(isStale(root), true)
  })

test('a file that was moved, removed or never built makes it stale', () => {
  rmSync(`${root}/src/a.ts`)
  assert.equal(isStale(root), true)
  plant(root, { 'src/b.ts': '1' })
  assert.equal(isStale(root), true)
  rmSync(`${root}/build`, { recursive: true })
  assert.equal(isStale(root), true)
})

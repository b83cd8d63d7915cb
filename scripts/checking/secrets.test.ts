import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { serverOnly } from '#platform/server/sentinel.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { checkSecrets } from './secrets.ts'

test('server text in the browser build is found', async (context) => {
  const root = temporaryFolder('build')
  context.after(() => rmSync(root, { recursive: true }))
  assert.equal(await checkSecrets(root), null)
  plant(root, { 'build/client/assets/a.js': 'const harmless = 1', 'build/server/index.js': serverOnly })
  assert.equal(await checkSecrets(root), null)
  plant(root, { 'build/client/assets/b.js': `const text = "${serverOnly}"` })
  assert.equal(await checkSecrets(root), 'Server code reached the browser: build/client/assets/b.js')
})

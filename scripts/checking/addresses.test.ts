import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { checkAddresses } from './addresses.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder('addresses')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a loader that reads the address of its request is named with its line', async () => {
  plant(root, {
    'src/features/jobs/jobs/ui/page.tsx': 'export const loader = ({ request }) =>\n  new URL(request.url)\n',
    'src/features/jobs/jobs/ui/guard.ts': 'export const at = (asked) => asked.request.url\n',
    'src/features/jobs/jobs/ui/other.ts':
      'export const at = (asked) => {\n  const { url } = asked.request\n  return url\n}\n',
  })
  const found = (await checkAddresses(root)) ?? ''
  for (const place of ['ui/page.tsx:2', 'ui/guard.ts:1', 'ui/other.ts:2']) assert.ok(found.includes(place), found)
})

test('the loader’s own address, and what servers read, are fine', async () => {
  plant(root, {
    'src/features/jobs/jobs/ui/page.tsx': 'export const loader = ({ url }) => url.pathname\n',
    'src/features/jobs/jobs/ui/send.ts': 'export const at = (answer, request) => [answer.url, request.signal]\n',
    'src/platform/server/http/door.ts': 'export const at = (request) => request.url\n',
    'src/entry.server.tsx': 'export default (request) => request.url\n',
  })
  assert.equal(await checkAddresses(root), null)
})

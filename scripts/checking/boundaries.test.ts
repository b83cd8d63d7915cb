import assert from 'node:assert/strict'
import { cpSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, test } from 'node:test'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plant } from '#tests/world/tree.ts'
import { checkBoundaries } from './boundaries.ts'

let root = ''
beforeEach(() => {
  root = temporaryFolder('house')
  for (const name of ['.dependency-cruiser.cjs', 'package.json']) cpSync(name, `${root}/${name}`)
  plant(root, {
    'src/features/order.json': { work: ['files', 'jobs', 'admin'] },
    'src/features/composing.json': ['work/jobs/ui/page.tsx'],
    ...house,
  })
})
afterEach(() => rmSync(root, { recursive: true }))

const nothing = 'export const x = 1\n'
const takes = (...from: string[]) => from.map((one, at) => `import { x as x${at} } from '${one}'\nx${at}\n`).join('')

const house = {
  'src/main.ts': takes('#features/work/jobs/handlers.ts', '#platform/server/db.ts'),
  'src/routes.ts': nothing,
  'src/root.tsx': `${takes('#features/work/jobs/ui/page.tsx')}${nothing}`,
  'src/platform/server/db.ts': nothing,
  'src/platform/shared/money.ts': nothing,
  'src/platform/browser/call.ts': `${takes('#platform/shared/money.ts')}${nothing}`,
  'src/ui/button.tsx': nothing,
  'src/libraries/reading/read.ts': `${takes('#platform/server/db.ts')}${nothing}`,
  'src/features/work/files/contract.ts': `${takes('#platform/shared/money.ts')}${nothing}`,
  'src/features/work/files/store.ts': `${takes('#platform/server/db.ts')}${nothing}`,
  'src/features/work/files/reading/text.ts': nothing,
  'src/features/work/files/ui/part.tsx': nothing,
  'src/features/work/jobs/rules.ts': `${takes('#features/work/files/contract.ts')}${nothing}`,
  'src/features/work/jobs/handlers.ts': `${takes('./rules.ts', '#features/work/files/store.ts')}${nothing}`,
  'src/features/work/jobs/ui/page.tsx': `${takes('../rules.ts', '#features/work/files/ui/part.tsx', '#features/work/admin/ui/panel.tsx', '#platform/browser/call.ts', '#ui/button.tsx')}${nothing}`,
  'src/features/work/admin/events.ts': nothing,
  'src/features/work/admin/ui/panel.tsx': nothing,
}

test('a house in order passes', async () => {
  assert.equal(await checkBoundaries(root), null)
})

test('every forbidden import is named', async () => {
  const planted: Record<string, [file: string, from: string]> = {
    'features-know-only-those-before-them': ['src/features/work/files/early.ts', '#features/work/jobs/rules.ts'],
    'platform-and-ui-know-no-feature': ['src/platform/server/knowing.ts', '#features/work/files/store.ts'],
    'folders-of-a-feature-are-private': ['src/features/work/jobs/prying.ts', '#features/work/files/reading/text.ts'],
    'screens-take-only-shared-files': ['src/features/work/jobs/ui/greedy.tsx', '#features/work/files/store.ts'],
    'screens-know-only-those-before-them': ['src/features/work/files/ui/early.tsx', '#features/work/jobs/ui/page.tsx'],
    'libraries-know-no-feature': ['src/libraries/reading/knowing.ts', '#features/work/files/store.ts'],
    'platform-and-ui-know-no-library': ['src/platform/server/reader.ts', '#libraries/reading/read.ts'],
    'screens-know-no-server': ['src/ui/leaky.tsx', '#platform/server/db.ts'],
    'shared-files-import-only-each-other': ['src/features/work/files/rules.ts', './store.ts'],
    'platform-shared-runs-on-both-sides': ['src/platform/shared/sided.ts', '#platform/server/db.ts'],
    'no-server-file-imports-a-screen': ['src/features/work/jobs/drawing.ts', './ui/page.tsx'],
    'imports-lead-somewhere': ['src/features/work/jobs/lost.ts', './nowhere.ts'],
  }
  for (const [file, from] of Object.values(planted)) plant(root, { [file]: `${takes(from)}${nothing}` })
  plant(root, {
    'src/features/work/jobs/one.ts': `import type { X } from './other.ts'\nexport type Y = X\n`,
    'src/features/work/jobs/other.ts': `import type { Y } from './one.ts'\nexport type X = Y[]\n`,
    'src/features/work/jobs/all.ts': `export * from './rules.ts'\n`,
    'src/platform/prying.ts': `${takes('#features/work/files/reading/text.ts')}${nothing}`,
  })
  const found = ((await checkBoundaries(root)) ?? '').split('\n')
  for (const [rule, [file]] of Object.entries(planted))
    assert.ok(
      found.some((line) => line.startsWith(`${rule}: ${file} `)),
      `${rule} was not found:\n${found.join('\n')}`,
    )
  assert.ok(found.some((line) => line.startsWith('no-cycle: ') && line.includes('src/features/work/jobs/other.ts')))
  assert.ok(found.some((line) => line.startsWith('no-barrel: src/features/work/jobs/all.ts')))
  assert.ok(found.some((line) => line.startsWith('folders-of-a-feature-are-private: src/platform/prying.ts')))
})

test('a feature that nobody put in order is named', async () => {
  plant(root, { 'src/features/work/surprise/contract.ts': nothing })
  assert.match((await checkBoundaries(root)) ?? '', /missing in src\/features\/order.json: work\/surprise/)
})

test('a screen that is named for bringing rooms together does so', async () => {
  plant(root, { 'src/features/composing.json': ['work/jobs/ui/page.tsx', 'work/files/ui/part.tsx'] })
  assert.match((await checkBoundaries(root)) ?? '', /bring nothing together: work\/files\/ui\/part.tsx/)
})

test('a file that the tool does not see is a fault, not a pass', async () => {
  plant(root, {
    '.dependency-cruiser.cjs': `module.exports = { forbidden: [], options: { parser: 'swc', exclude: 'store' } }`,
  })
  assert.match((await checkBoundaries(root)) ?? '', /did not see: src\/features\/work\/files\/store.ts/)
})

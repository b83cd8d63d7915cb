import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync(['src/**/*.test.ts', 'tests/**/*.{test,spec}.ts', 'scripts/**/*.test.ts'], { cwd: root })
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('## What a password costs')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what |') && !line.startsWith('| ---'))

const known = new Map<string, string>()
for (const file of files) {
  const name = path.basename(file)
  known.set(name, (known.get(name) ?? '') + readFileSync(path.join(root, file), 'utf8'))
}

/** `accounts.test.ts`: once; too old → the file, and what its tests are called. */
function namedIn(cell: string): { file: string; titles: string[] }[] {
  return cell.split(/ · |, (?=`)/).flatMap((part) => {
    const file = /`([\w/.-]+\.test\.ts)`/.exec(part)?.[1]
    const journey = /journey `([\w-]+)(?:\.spec\.ts)?`/.exec(part)?.[1]
    const name = file ? path.basename(file) : journey && `${journey}.spec.ts`
    const titles = /`: (.+)$/.exec(part)?.[1]?.split('; ') ?? []
    return name ? [{ file: name, titles }] : []
  })
}

test('every claim about security names a test that is there, and by a name that is there', () => {
  assert.ok(rows && rows.length > 40)
  const lacking = rows.flatMap((row) => {
    const named = namedIn(row.replace(/ \|$/, '').split(' | ').at(-1) ?? '')
    if (named.length === 0) return [`no test is named: ${row}`]
    return named.flatMap(({ file, titles }) => {
      const text = known.get(file)
      if (text === undefined) return [`${file} is not there`]
      return titles.filter((title) => !text.includes(title)).map((title) => `${file} has no test named "${title}"`)
    })
  })
  assert.deepEqual(lacking, [])
})

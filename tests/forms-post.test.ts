import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '..')

/** The opening tags of forms in a source; an arrow within braces is no end of a tag. */
const formsIn = (source: string): string[] =>
  [...source.matchAll(/<form\b/g)].map(({ index }) => {
    let depth = 0
    let end = index
    while (end < source.length) {
      const sign = source[end]
      if (sign === '{') depth++
      else if (sign === '}') depth--
      else if (sign === '>' && depth === 0) break
      end++
    }
    return source.slice(index, end)
  })

const sendsByGet = (form: string) => form.includes('onSubmit') && !form.includes('method="post"')

test('a form whose scripts did not come yet puts nothing of what was typed into the address', () => {
  const [one, other] = [
    '<form className="row" onSubmit={(event) => { if (a > b) go() }}>',
    '<form method="post" onSubmit={go}>',
  ]
  assert.deepEqual(formsIn(`${one}${other}`).map(sendsByGet), [true, false])
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'))
  const found = files.flatMap((file) =>
    formsIn(readFileSync(path.join(root, file), 'utf8')).flatMap((form) =>
      sendsByGet(form) ? [`${file}: ${form.slice(0, 80)}`] : [],
    ),
  )
  assert.ok(files.length > 500)
  assert.deepEqual(found, [])
})

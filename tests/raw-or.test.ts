import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(import.meta.dirname, '..')

/** What stands in no brackets, of the text of a condition. */
function outside(text: string): string {
  let depth = 0
  let said = ''
  for (const sign of text.replaceAll(/\$\{[^{}]*\}/g, '')) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (depth === 0) said += sign
  }
  return said
}

const condition = /\.where\(\s*sql<boolean>`((?:[^`\\]|\$\{[^}]*\})*?)`/g
const loose = (source: string): string[] =>
  [...source.matchAll(condition)].flatMap(([, text = '']) => (/\bor\b/.test(outside(text)) ? [text.trim()] : []))

test('a condition written as text with an "or" stands in brackets: a query puts "and" beside it, which binds more tightly', () => {
  assert.deepEqual(loose('.where(sql<boolean>`a = 1 or b`)'), ['a = 1 or b'])
  assert.deepEqual(loose('.where(sql<boolean>`(a = 1 or b)`).where(sql<boolean>`exists (select 1 where a or b)`)'), [])
  const files = globSync('{src,db,bench,scripts}/**/*.ts', { cwd: root })
  const found = files.flatMap((file) =>
    loose(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  assert.deepEqual(found, [])
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lookOf, tokensOf } from './look.ts'

test('a brand that says nothing looks as the tokens have it', () => {
  const css = readFileSync(new URL('../../../../ui/styles/tokens.css', import.meta.url), 'utf8')
  const { accent, ink, paper, radius } = lookOf({})
  for (const line of [
    `--hue-accent: ${accent};`,
    `--hue-ink: ${ink};`,
    `--hue-paper: ${paper};`,
    `--radius: ${radius}px;`,
  ])
    assert.ok(css.includes(line), line)
  assert.deepEqual(tokensOf(lookOf({})), {})
})

test('what was typed becomes a token where it is a number that fits', () => {
  const look = lookOf({ '--hue-accent': '285', '--radius': '16px' })
  assert.deepEqual(tokensOf(look), { '--hue-accent': '285', '--radius': '16px' })
  for (const wrong of ['', '-1', '361', '1e2', '12;}', 'red', '\u202E20'])
    assert.deepEqual(tokensOf({ ...lookOf({}), accent: wrong }), {}, wrong)
  assert.deepEqual(tokensOf({ ...lookOf({}), radius: '41' }), {})
  assert.deepEqual(tokensOf({ ...lookOf({}), paper: '007' }), { '--hue-paper': '7' })
})

test('other tokens are kept, and what is no token and value is left out', () => {
  const look = lookOf({ '--hue-accent': '285', '--radius-s': '10px' })
  assert.equal(look.more, '--radius-s: 10px')
  assert.deepEqual(tokensOf({ ...look, more: ' --accent: #ffee00;\nred\n--x: a{b}\n--y:' }), {
    '--hue-accent': '285',
    '--accent': '#ffee00',
  })
})

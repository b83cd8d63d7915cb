import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { askedOf, contrast, controlPairs, luminanceOf, textPairs } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const brands = new URL('../../../brands/', import.meta.url)

for (const brand of readdirSync(brands)) {
  const own: Record<string, string> = JSON.parse(readFileSync(new URL(`${brand}/brand.json`, brands), 'utf8')).tokens
  for (const theme of ['light', 'dark'] as const)
    for (const [pairs, isText] of [
      [textPairs, true],
      [controlPairs, false],
    ] as const)
      for (const [ink, ground] of pairs)
        test(`${brand}, ${theme}: ${ink} is told from ${ground}`, () => {
          const measured = contrast(token(ink, theme, own), token(ground, theme, own))
          assert.ok(measured >= askedOf(ground, isText), measured.toFixed(2))
        })
}

test('a colour is read as browsers write it, and measured alike both ways', () => {
  assert.equal(luminanceOf('rgb(255, 255, 255)'), 1)
  assert.equal(luminanceOf('rgb(0, 0, 0)'), 0)
  assert.ok(Math.abs((luminanceOf('oklch(0.628 0.2577 29.23)') ?? 0) - (luminanceOf('rgb(255, 0, 0)') ?? 1)) < 0.002)
  for (const other of ['', 'red', 'oklch(0.3 0.02 230 / 0.1)', 'oklch(a b c)', 'rgb(1 2)'])
    assert.equal(luminanceOf(other), null, other)
})

function token(name: string, theme: 'light' | 'dark', own: Record<string, string>): number {
  const written = (token: string) => own[`--${token}`] ?? new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1]
  const value = written(name)
  assert.ok(value, `no token --${name}`)
  const plain = value.replace(/var\(--([\w-]+)\)/g, (_, token) => written(token) ?? '')
  const colours = plain.match(/oklch\([^()]*\)/g) ?? []
  const colour = luminanceOf(colours[theme === 'dark' && colours.length > 1 ? 1 : 0] ?? '')
  assert.ok(colour !== null, `--${name} is no colour: ${value}`)
  return colour
}

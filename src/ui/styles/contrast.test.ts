import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const grounds = ['paper', 'card', 'sunken', 'raised']
const text = ['ink', 'ink-2', 'ink-3', 'accent-text', 'good', 'bad', 'info', 'warm-text']
const softly = ['accent', 'warm', 'good', 'bad', 'info']

/** Text on its ground: 4.5 to 1. */
const textPairs = [
  ...grounds.flatMap((ground) => text.map((ink) => [ink, ground])),
  ...softly.flatMap((tone) => ['ink', 'ink-2'].map((ink) => [ink, `${tone}-soft`])),
  ...['good', 'bad', 'info'].map((tone) => [tone, `${tone}-soft`]),
  ['warm-text', 'warm-soft'],
  ['accent-text', 'accent-soft'],
  ['ink-3', 'accent-soft'],
  ['ink-3', 'warm-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['bad-ink', 'bad'],
  ['on-lamp', 'lamp'],
  ...[1, 2, 3, 4, 5].map((tone) => [`tone-${tone}-ink`, `tone-${tone}`]),
] as [string, string][]

/** Edges of controls, focus and meters on their ground: 3 to 1. */
const controlPairs = [
  ...grounds.flatMap((ground) => ['line-control', 'focus', 'accent', 'bad'].map((ink) => [ink, ground])),
  ['accent', 'accent-soft'],
  ['accent', 'line'],
] as [string, string][]

for (const theme of ['light', 'dark'] as const) {
  for (const [ink, ground] of textPairs)
    test(`${theme}: ${ink} can be read on ${ground}`, () => {
      const measured = contrast(token(ink, theme), token(ground, theme))
      assert.ok(measured >= 4.5, measured.toFixed(2))
    })
  for (const [ink, ground] of controlPairs)
    test(`${theme}: ${ink} can be seen on ${ground}`, () => {
      const measured = contrast(token(ink, theme), token(ground, theme))
      const asked = ground === 'line' ? 2 : 3
      assert.ok(measured >= asked, measured.toFixed(2))
    })
}

type Colour = { l: number; c: number; h: number }

function token(name: string, theme: 'light' | 'dark'): Colour {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  assert.ok(value, `no token --${name}`)
  const colours = [...value.matchAll(/oklch\(([^()]*(?:var\([^)]*\))?[^()]*)\)/g)].map((match) => match[1] ?? '')
  const [l, c, h] = (colours[theme === 'dark' && colours.length > 1 ? 1 : 0] ?? '').trim().split(/\s+/)
  const hue = h?.startsWith('var') ? /var\(--([\w-]+)\)/.exec(h)?.[1] : undefined
  const turn = hue ? new RegExp(`--${hue}:\\s*([\\d.]+)`).exec(css)?.[1] : h
  return { l: Number(l), c: Number(c), h: Number(turn) }
}

function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** OKLCH → linear sRGB, cut to what a screen can show → relative luminance (WCAG 2). */
function luminance({ l, c, h }: Colour): number {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))
  const red = cut(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S)
  const green = cut(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S)
  const blue = cut(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { withoutRules } from './without-rules.ts'

const width = 400
const height = 120

/** White, with black boxes: x, y, width, height. */
async function cleaned(...boxes: [number, number, number, number][]) {
  const data = Buffer.alloc(width * height, 255)
  for (const [x, y, w, h] of boxes)
    for (let row = y; row < y + h; row++) data.fill(0, row * width + x, row * width + x + w)
  const picture = sharp(data, { raw: { width, height, channels: 1 } })
  const out = await (await withoutRules(picture)).greyscale().raw().toBuffer()
  return (x: number, y: number) => (out[y * width + x] ?? 0) < 150
}

test('lines across the page go', async () => {
  const isDark = await cleaned([20, 40, 360, 2])
  assert.ok(!isDark(200, 40) && !isDark(200, 41))
})

test('strokes of letters, bars and what stands beside a line stay', async () => {
  const isDark = await cleaned([20, 40, 360, 2], [50, 60, 12, 3], [100, 80, 200, 20])
  assert.ok(isDark(55, 61), 'a dash')
  assert.ok(isDark(200, 90), 'a bar')
  assert.ok(!isDark(200, 40), 'the line')
})

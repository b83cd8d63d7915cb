import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Held, takeCode } from './take-code.ts'

/** What is told of codes that are seen at these moments. */
function toldOf(seen: [at: number, code: string | null][]): string[] {
  let held: Held | null = null
  return seen.flatMap(([at, code]) => {
    const taken = takeCode(held, code, at)
    held = taken.held
    return taken.code ?? []
  })
}

test('a ticket before the camera is told once, also where it is lost from sight for a moment', () => {
  assert.deepEqual(
    toldOf([
      [0, 'a'],
      [100, 'a'],
      [200, null],
      [1_500, 'a'],
      [3_000, 'a'],
    ]),
    ['a'],
  )
})

test('another ticket is told at once; the same one again after it was away', () => {
  assert.deepEqual(
    toldOf([
      [0, 'a'],
      [100, 'b'],
      [200, 'a'],
    ]),
    ['a', 'b', 'a'],
  )
  assert.deepEqual(
    toldOf([
      [0, 'a'],
      [2_100, null],
      [2_200, 'a'],
    ]),
    ['a', 'a'],
  )
})

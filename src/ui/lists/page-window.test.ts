import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageWindow } from './page-window.ts'

test('few pages are all shown', () => {
  assert.deepEqual(pageWindow(1, 1), [1])
  assert.deepEqual(pageWindow(2, 4), [1, 2, 3, 4])
})

test('a gap stands for two pages or more, never for one', () => {
  assert.deepEqual(pageWindow(4, 7), [1, 2, 3, 4, 5, 6, 7])
  assert.deepEqual(pageWindow(1, 400), [1, 2, 'gap', 400])
  assert.deepEqual(pageWindow(200, 400), [1, 'gap', 199, 200, 201, 'gap', 400])
  assert.deepEqual(pageWindow(400, 400), [1, 'gap', 399, 400])
})

test('no pages, no links', () => {
  assert.deepEqual(pageWindow(1, 0), [])
})

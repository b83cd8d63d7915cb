import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Line } from '../layout/line.ts'
import { textLayout } from '../layout/text-layout.ts'
import { pointsIn, toldIn } from './points.ts'

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 }
const known: ReadonlySet<string> = new Set()

/** A line of a page: its words, its edge and the white space above; `room` is left at its end. */
function lineOf(text: string, { edge = 50, above = 1.2, room = 0 } = {}): Line {
  const [pattern] = textLayout([{ text }]).lines
  const [cell] = pattern?.cells ?? []
  assert.ok(pattern && cell)
  const place = { x1: edge, x2: edge + text.length * 5 }
  return { ...pattern, ...place, above, room, text, cells: [{ ...cell, ...place, box }] }
}

test('points whose signs are lost are told by the white space above them and by their edge', () => {
  const lines = [
    lineOf('Core developer of a game that', { edge: 68 }),
    lineOf('sold well on Steam with kind reviews', { edge: 54 }),
    lineOf('Implemented procedural levels, enemy', { edge: 68, above: 1.6 }),
    lineOf('Encounters, and loot', { edge: 54, room: 90 }),
  ]
  assert.deepEqual(pointsIn(lines, known), [
    '• Core developer of a game that sold well on Steam with kind reviews',
    '• Implemented procedural levels, enemy Encounters, and loot',
  ])
})

test('two paragraphs stay as they stand', () => {
  const lines = [
    lineOf('Led the whole team through two moves and'),
    lineOf('kept the books of three branches', { room: 40 }),
    lineOf('Later wrote the handbook', { above: 1.9, room: 80 }),
  ]
  assert.equal(pointsIn(lines, known).length, 3)
})

test('where letters have no size, a line that had room left ends its point', () => {
  const lines = [
    lineOf('إدارة شبكة الفروع وتأمينها بأجهزة Cisco وFortinet', { room: 120 }),
    lineOf('خفض متوسط زمن حل الأعطال', { room: 0 }),
    lineOf('بنسبة الثلث', { room: 200 }),
  ]
  assert.deepEqual(pointsIn(lines, known), [
    '• إدارة شبكة الفروع وتأمينها بأجهزة Cisco وFortinet',
    '• خفض متوسط زمن حل الأعطال بنسبة الثلث',
  ])
})

test('a point goes on in a line further in, whatever letter it begins with', () => {
  const lines = [
    lineOf('• Wrote the parts of the site that use'),
    lineOf('AJAX and its tests', { edge: 58, room: 200 }),
    lineOf('• Kept servers', { room: 200 }),
  ]
  assert.deepEqual(toldIn(lines, known), [
    '• Wrote the parts of the site that use AJAX and its tests',
    '• Kept servers',
  ])
})

test('numbers of a list begin its items', () => {
  const lines = [lineOf('2. Talk at a fair (2023)'), lineOf('1. Talk at home (2022)')]
  assert.deepEqual(toldIn(lines, known), ['2. Talk at a fair (2023)', '1. Talk at home (2022)'])
})

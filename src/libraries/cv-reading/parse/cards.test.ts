import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Line } from '../layout/line.ts'
import { textLayout } from '../layout/text-layout.ts'
import { withoutCards } from './cards.ts'

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 }
const [pattern] = textLayout([{ text: 'Masar' }]).lines as [Line]

/** A line of a page: words and where they begin, with white space above. */
function lineOf(above: number, ...given: [text: string, x1: number][]): Line {
  const [cell] = pattern.cells
  assert.ok(cell)
  const cells = given.map(([text, x1]) => ({ ...cell, text, x1, x2: x1 + text.length * 5, box }))
  return { ...pattern, cells, text: given.map(([text]) => text).join('\t'), above }
}
const texts = (lines: Line[]) => withoutCards(lines).map(({ text }) => text)

test('entries drawn beside each other follow each other, row by row', () => {
  const lines = [
    lineOf(2.4, ['Analyst', 60], ['Trainee', 320]),
    lineOf(1.3, ['Masar', 60], ['Old Harbour', 320]),
    lineOf(1.3, ['2020 – 2023', 60], ['2018 – 2020', 320]),
    lineOf(1.3, ['Sales figures', 60]),
    lineOf(4.8, ['Clerk', 60], ['Guide', 320]),
    lineOf(1.3, ['2016 – 2018', 60], ['2014 – 2016', 320]),
  ]
  assert.deepEqual(texts(lines), [
    ...['Analyst', 'Masar', '2020 – 2023', 'Sales figures'],
    ...['Trainee', 'Old Harbour', '2018 – 2020'],
    ...['Clerk', '2016 – 2018', 'Guide', '2014 – 2016'],
  ])
})

test('in Arabic the right card is the first', () => {
  const lines = [lineOf(2, ['محلل', 320], ['متدرب', 60]), lineOf(1.3, ['2020 – 2023', 320], ['2018 – 2020', 60])]
  for (const cell of lines.flatMap(({ cells }) => cells)) cell.x2 = cell.x1 + 100
  assert.deepEqual(texts(lines), ['محلل', '2020 – 2023', 'متدرب', '2018 – 2020'])
})

test('a title beside its dates stays beside them', () => {
  const lines = [lineOf(2, ['Analyst', 60], ['2020 – 2023', 320]), lineOf(1.3, ['Clerk', 60], ['2018 – 2020', 320])]
  assert.deepEqual(texts(lines), ['Analyst\t2020 – 2023', 'Clerk\t2018 – 2020'])
})

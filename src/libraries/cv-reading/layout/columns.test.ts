import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOfPages } from './columns.ts'
import type { Piece } from './rows.ts'

const pieceOf = (text: string, x1: number, y: number): Piece => ({
  ...{ text, x1, x2: x1 + text.length * 5, y, size: 10, bold: false, italic: false, at: 0 },
  box: { page: 1, x: x1, y, width: 1, height: 1 },
})
const sense = {
  heads: ({ text }: Piece) => /^[A-Z]+$/.test(text),
  aside: (text: string) => /^\d+$/.test(text),
  names: (text: string) => /^(?:Post|Period)$/.test(text),
  asks: (text: string) => text === 'NATIONALITY',
}
const column = (x1: number, from: number, texts: string[]) => texts.map((text, at) => pieceOf(text, x1, from + at * 20))
const texts = (pages: Piece[][]) => columnsOfPages(pages, sense).map((part) => part.map(({ text }) => text).join(' '))

const first = [
  ...column(20, 50, ['WORK', 'Clerk at a mill', 'Counts coins', 'Closes books']),
  ...column(300, 50, ['SKILLS', 'Excel', 'Word', 'TALKS']),
]

test('columns that reach the foot of a page go on at the head of the next without headings of their own', () => {
  const next = [
    ...column(20, 50, ['Cashier at a shop', 'Sells bread', 'Keeps order']),
    ...column(300, 50, ['How to count', 'At a fair', 'In May']),
  ]
  assert.deepEqual(texts([first, next]).slice(-2), [
    'Cashier at a shop Sells bread Keeps order',
    'How to count At a fair In May',
  ])
})

test('dates at the end of lines on the next page are no column', () => {
  const next = [
    ...column(20, 50, ['Cashier at a shop', 'Sells bread', 'Keeps order']),
    ...column(300, 50, ['2020', '2019', '2018']),
  ]
  assert.equal(texts([first, next]).length, texts([first]).length + 1)
})

test('a name of a column beside others of a table heads no column of the page', () => {
  const row = (y: number, ...cells: string[]) => cells.map((text, at) => pieceOf(text, 20 + at * 120, y))
  const table = [
    ...row(70, 'Post', 'Period', 'PROJECT'),
    ...row(90, 'Clerk', '2019', 'Old mill'),
    ...row(110, 'Cook', '2018', 'New inn'),
    ...row(130, 'Guard', '2017', 'Harbour'),
  ]
  assert.equal(texts([[pieceOf('WORK', 20, 50), ...table]]).length, 1)
  const apart = table.map((one) => (one.text === 'Period' ? { ...one, text: 'When' } : one))
  assert.ok(texts([[pieceOf('WORK', 20, 50), ...apart]]).length > 1)
})

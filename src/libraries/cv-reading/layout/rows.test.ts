import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Glyph } from './glyph.ts'
import { withMarksOnce } from './marks.ts'
import { piecesOf } from './rows.ts'

type Drawn = [sign: string, x1: number, x2: number]
const glyphs = (drawn: Drawn[]): Glyph[] =>
  drawn.map(([sign, x1, x2], order) => ({
    sign,
    x1,
    x2,
    y: 100,
    size: 10,
    bold: false,
    italic: false,
    order,
    object: 1,
  }))
const texts = (drawn: Drawn[]) => piecesOf(glyphs(drawn), 1).map(({ text }) => text)

/** Letters from the right, each five points wide; a space has no width. */
function fromRight(text: string, spaceWidth: number): Drawn[] {
  let right = 400
  return [...text].map((sign): Drawn => {
    const wide = sign === ' ' ? spaceWidth : 5
    right -= wide
    return [sign, right, right + wide]
  })
}

test('Arabic words are parted by the spaces the file tells, whatever the white space', () => {
  assert.deepEqual(texts(fromRight('مدير مشروع في شركة', 0)), ['مدير مشروع في شركة'])
})

test('spaces with a width count where the boxes of letters lie', () => {
  // a space half a point wide, less than any white space between words
  assert.deepEqual(texts(fromRight('مدير مشروع في شركة', 0.5)), ['مدير مشروع في شركة'])
})

test('a space that has its place parts words, in whatever order the file draws their letters', () => {
  const drawn = fromRight('صرف الوصفات', 3)
  assert.deepEqual(texts([...drawn.slice(2), ...drawn.slice(0, 2)]), ['صرف الوصفات'])
})

test('two Arabic words among foreign ones are parted, though the file writes the left one first', () => {
  const at = (text: string, x: number) =>
    [...text].map((sign, place): Drawn => [sign, x + place * 5, x + place * 5 + 5])
  // each word from the right, the second one drawn first, and the space between them told nowhere
  const arabic = (word: string, end: number) =>
    [...word].map((sign, place): Drawn => [sign, end - (place + 1) * 5, end - place * 5])
  const drawn = [...at('OOO', 300), [' ', 315, 318] as Drawn, ...arabic('البناء', 348), ...arabic('شركة', 371)]
  assert.deepEqual(texts(drawn), ['شركة البناء OOO'])
})

test('a number with its plus in front runs from the left on a page from the right', () => {
  const at = (text: string, x: number) =>
    [...text].map((sign, place): Drawn => [sign, x + place * 5, x + place * 5 + 5])
  const drawn = [...fromRight('الهاتف', 0), ...at('4471', 340), ...at('9922', 316), ...at('+968', 292)]
  assert.deepEqual(texts(drawn), ['الهاتف +968 9922 4471'])
})

test('a told space parts a number from Arabic letters', () => {
  const drawn = fromRight('عام 2020 بنسبة', 0.5)
  // numbers stand from the left, as the file writes them
  const digits = [...'2020'].map((sign, at): Drawn => [sign, 364.5 + at * 5, 369.5 + at * 5])
  assert.deepEqual(texts([...drawn.slice(0, 4), ...digits, ...drawn.slice(8)]), ['عام 2020 بنسبة'])
})

test('a letter that stands off its line with its mark is no word of its own', () => {
  // the file tells a space before each jump
  const [ra, jim, jump, dal, alef] = glyphs([
    ['ر', 300, 306],
    ['ج', 290, 297],
    [' ', 288, 288],
    ['دً', 284, 288.6],
    ['ا', 281, 284],
  ]) as [Glyph, Glyph, Glyph, Glyph, Glyph]
  const raised = { ...dal, y: 101 }
  assert.deepEqual(
    piecesOf(withMarksOnce([jim, { ...jump, y: 101 }, raised, alef]), 1).map(({ text }) => text),
    ['جدًا'],
  )
  const apart = { ...ra, x1: 300.5 }
  const wide = [apart, { ...jump, x1: 298, x2: 298 }, { ...jim, sign: 'جً', x2: 297, y: 101 }]
  assert.deepEqual(
    piecesOf(withMarksOnce(wide), 1).map(({ text }) => text),
    ['ر جً'],
  )
})

test('lam stands before alef, even where its box is told for both', () => {
  const drawn: Drawn[] = [...fromRight('صافو', 0), ['ل', 374, 380], ['ا', 374, 374]]
  assert.deepEqual(texts(drawn), ['صافولا'])
})

test('spaces with a width count where others have none', () => {
  const drawn = fromRight('مدير مشروع', 0)
  const wide = fromRight('في شركة', 1).map(([sign, x1, x2]): Drawn => [sign, x1 - 52, x2 - 52])
  assert.deepEqual(texts([...drawn, [' ', 349, 349], ...wide]), ['مدير مشروع في شركة'])
})

test('letters set apart are one word; wider gaps part words', () => {
  const spaced = [...'Education'].map((sign, at): Drawn => [sign, at * 7, at * 7 + 5])
  assert.deepEqual(texts(spaced), ['Education'])
  const two = [...'WorkExperience'].map(
    (sign, at): Drawn => [sign, at * 7 + (at > 3 ? 5 : 0), at * 7 + 5 + (at > 3 ? 5 : 0)],
  )
  assert.deepEqual(texts(two), ['Work Experience'])
})

test('words and cells of plain letters are told by white space', () => {
  const drawn: Drawn[] = [
    ['a', 0, 5],
    ['b', 5, 10],
    ['c', 13, 18],
    ['d', 40, 45],
  ]
  assert.deepEqual(texts(drawn), ['ab c', 'd'])
})

test('where the letters of a line leave nothing between them, a narrow gap parts words', () => {
  const word = (text: string, x: number) =>
    [...text].map((sign, place): Drawn => [sign, x + place * 5, x + place * 5 + 5])
  const close = [...word('Universityof', 0), ...word('Leeds', 61.5)]
  assert.deepEqual(texts(close), ['Universityof Leeds'])
  // letters that stand loosely leave as much inside a word
  const loose = [...'UniversityofLeeds'].map((sign, at): Drawn => [sign, at * 6.4, at * 6.4 + 5])
  assert.deepEqual(texts(loose), ['UniversityofLeeds'])
})

test('raised and lowered letters belong to their word', () => {
  const [l, a, t, e, x] = glyphs([
    ['L', 0, 5],
    ['A', 3, 7],
    ['T', 6, 11],
    ['E', 10, 15],
    ['X', 14, 19],
  ])
  assert.ok(l && a && t && e && x)
  const drawn = [l, { ...a, y: 97.7, size: 6.7 }, t, { ...e, y: 102.2 }, x]
  assert.deepEqual(
    piecesOf(drawn, 1).map(({ text }) => text),
    ['LATEX'],
  )
})

test('what a file tells beside an icon is a word of its own', () => {
  const [address, icon, next] = glyphs([
    ['https://masar.example', 0, 100],
    ['phone:', 98, 99],
    ['12', 108, 118],
  ])
  assert.ok(address && icon && next)
  const drawn = [
    { ...address, told: true as const },
    { ...icon, told: true as const, object: 2 },
    { ...next, object: 3 },
  ]
  assert.deepEqual(
    piecesOf(drawn, 1).map(({ text }) => text),
    ['https://masar.example phone: 12'],
  )
})

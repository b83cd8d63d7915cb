import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesOf } from './rows.ts'

/** What is read of signs as they are drawn, from the left; the file has them in the order they are drawn, or from the right. */
function read(drawn: string, isFromRight = false): string | undefined {
  const signs = [...drawn]
  const glyphs = signs.map((sign, at) => ({
    ...{ sign, x1: at * 5, x2: at * 5 + 5, y: 100, size: 10, bold: false, italic: false, object: 1 },
    order: isFromRight ? signs.length - at : at,
  }))
  return piecesOf(glyphs, 1)[0]?.text
}

/** As they stand on a page: Arabic words are written here from the left, as they are drawn. */
const drawnAs = (word: string) => [...word].toReversed().join('')
const phone = drawnAs('هاتف:')
const mail = drawnAs('البريد:')
const town = drawnAs('دبي')

test('groups of a number that runs from the right are read in the order they are dialled, whatever order the file has', () => {
  for (const fromRight of [false, true]) {
    const is = (drawn: string, text: string) => assert.equal(read(drawn, fromRight), text, `${fromRight}`)
    is(`4567 123 50 971+ ${phone}`, 'هاتف: +971 50 123 4567')
    is(`${town} | 4321 765 50 971+ ${phone}`, 'هاتف: +971 50 765 4321 | دبي')
    is(`${mail} | 4321 765 50 971+ ${phone}`, 'هاتف: +971 50 765 4321 | البريد:')
    is(`4567-123-50-971+ ${phone}`, 'هاتف: +971-50-123-4567')
    is(`4567 123 50 (971+) ${phone}`, 'هاتف: +971 50 123 4567')
    is(`${town} 971501234567+ ${phone}`, 'هاتف: +971501234567 دبي')
    is(`4321 765 4 971+ / 4567 123 50 971+ ${phone}`, 'هاتف: +971 50 123 4567 / +971 4 765 4321')
    is(`٤٥٦٧ ١٢٣ ٥٠ ٩٧١+ ${phone}`, 'هاتف: +٩٧١ ٥٠ ١٢٣ ٤٥٦٧')
  }
})

test('a number that was kept together, by marks or by spaces that do not break, stays as it is drawn', () => {
  assert.equal(read(`${mail} | +971 50 123 4567 ${phone}`), 'هاتف: +971 50 123 4567 | البريد:')
  assert.equal(read(`${mail} | 971 50 765 4321+ ${phone}`), 'هاتف: +971 50 765 4321 | البريد:')
  assert.equal(read(`x@y.example +971 50 765 4321 ${town}`), 'دبي x@y.example +971 50 765 4321')
})

test('what stands beside a number that runs from the right does so too', () => {
  assert.equal(read(`${town} | x@y.example | 4567 123 50 971+ ${phone}`), 'هاتف: +971 50 123 4567 | x@y.example | دبي')
})

test('a number in a cell of its own is turned by its plus', () => {
  assert.equal(read('4321 765 50 971+'), '+971 50 765 4321')
  assert.equal(read('x@y.example | 4321 765 50 971+'), 'x@y.example | +971 50 765 4321')
  // of no plan, but with the code of a country
  assert.equal(read('12 000 550 971+'), '+971 550 000 12')
})

test('numbers that are no telephones stay', () => {
  for (const text of ['Led a team of 10+', '2019 2020 2021+', '1 200 300 45+ points', 'C++ 11+'])
    assert.equal(read(text), text)
})

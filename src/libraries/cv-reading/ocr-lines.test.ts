import assert from 'node:assert/strict'
import { test } from 'node:test'
import { glyphsOfLines, type SeenLine, surenessOf, withLatinNumbers } from './ocr-lines.ts'

/** Words beside each other, each as wide as ten pixels a letter. */
function line(words: [text: string, confidence: number][], y0 = 0): SeenLine {
  let x = 0
  const seen = words.map(([text, confidence]) => {
    const bbox = { x0: x, y0, x1: x + text.length * 10, y1: y0 + 20 }
    x = bbox.x1 + 10
    return { text, confidence, bbox }
  })
  return { words: seen, bbox: { x0: 0, y0, x1: x, y1: y0 + 20 } }
}
const read = (words: [string, number][]) => glyphsOfLines([line(words)], 1).map(({ sign }) => sign)

test('a sign at the begin of a line is its bullet, a quotation mark only where none closes it', () => {
  assert.deepEqual(
    read([
      ['«', 70],
      ['Mentor', 95],
    ]),
    ['•', 'Mentor'],
  )
  assert.deepEqual(
    read([
      ['«', 90],
      ['Volga', 95],
      ['»', 80],
    ]),
    ['«', 'Volga', '»'],
  )
  assert.deepEqual(
    read([
      ['e', 60],
      ['Triage', 95],
    ]),
    ['•', 'Triage'],
  )
})

test('a line between years is a dash, elsewhere what is left of a rule', () => {
  assert.deepEqual(
    read([
      ['2010', 90],
      ['—', 40],
      ['2014', 90],
    ]),
    ['2010', '–', '2014'],
  )
  assert.deepEqual(
    read([
      ['Skills', 90],
      ['—', 90],
    ]),
    ['Skills'],
  )
})

test('what stands before two digits behind a month is the sign for the century', () => {
  assert.deepEqual(
    read([
      ['Jul', 96],
      ['?21', 83],
    ]),
    ['Jul', '’21'],
  )
  assert.deepEqual(
    read([
      ['Section', 96],
      ['21', 83],
    ]),
    ['Section', '21'],
  )
})

test('words the engine doubts go, unless they are words', () => {
  assert.deepEqual(
    read([
      ['Fujairah', 20],
      ['|x', 20],
      ['Port', 90],
    ]),
    ['Fujairah', 'Port'],
  )
})

test('numbers of an Arabic line are those that were read in Latin letters', () => {
  const arabic = line([
    ['9', 87],
    ['حتى', 84],
    ['الآن', 92],
  ])
  const number = { text: '06/2019', confidence: 93, bbox: { x0: 0, y0: 0, x1: 15, y1: 20 } }
  const doubted = { ...number, text: '08/2011', confidence: 40 }
  const elsewhere = { ...number, text: '01/2001', bbox: { x0: 0, y0: 90, x1: 15, y1: 110 } }
  const latin = { words: [number, doubted, elsewhere], bbox: arabic.bbox }
  const [mended] = withLatinNumbers([arabic], [latin])
  assert.deepEqual(mended?.words.map(({ text }) => text).toSorted(), ['06/2019', 'الآن', 'حتى'].toSorted())
  assert.deepEqual(withLatinNumbers([arabic], []), [arabic])
})

test('a page is as sure as its letters', () => {
  assert.equal(
    surenessOf([
      line([
        ['abc', 90],
        ['a', 50],
      ]),
    ]),
    80,
  )
  assert.equal(surenessOf([]), 0)
})

test('what the sign for الله was taken for is put right in names, and nowhere else', () => {
  const of = (...words: string[]) => read(words.map((word) => [word, 90]))
  assert.deepEqual(of('عبد', 'alll', 'الحربي'), ['عبد', 'الله', 'الحربي'])
  assert.deepEqual(of('نصر', 'll'), ['نصر', 'الله'])
  assert.deepEqual(of('عبد', 'Ali'), ['عبد', 'Ali'])
  assert.deepEqual(of('شركة', 'all'), ['شركة', 'all'])
})

test('the first stroke of an Arabic article is a rule, and its name is cut there', () => {
  assert.deepEqual(
    read([
      ['عبد', 95],
      ['|', 80],
      ['لرحمن', 90],
      ['السيد', 95],
    ]),
    ['عبد', 'الرحمن', 'السيد'],
  )
})

test('small letters are trusted as far as the engine says', () => {
  const surenessAt = (height: number) => {
    const one = line([['Priya', 95]])
    return glyphsOfLines([{ ...one, bbox: { ...one.bbox, y1: height } }], 1)[0]?.sureness
  }
  assert.deepEqual([surenessAt(28), surenessAt(12), surenessAt(5)], [0.95, 0.5, 0])
})

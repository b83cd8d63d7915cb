import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromLine, itemsShown } from './shown.ts'

const shownOf = (text: string, ...words: string[]) => {
  const { text: shown, marks } = itemsShown(
    text,
    words.map((word) => [text.indexOf(word), text.indexOf(word) + word.length]),
  )
  return [shown, ...marks.map(([from, to]) => shown.slice(from, to))]
}

test('of a list of skills only those are shown that count, marked where they stand', () => {
  const list = 'Incoterms, SAP, Customs procedures, Supplier management'
  assert.deepEqual(shownOf(list, 'SAP'), ['SAP', 'SAP'])
  assert.deepEqual(shownOf(list, 'Customs', 'management'), [
    'Customs procedures, Supplier management',
    'Customs',
    'management',
  ])
  assert.deepEqual(shownOf('رافعة شوكية، SAP، جرد المخزون، Excel', 'المخزون'), ['جرد المخزون', 'المخزون'])
})

test('a sentence, a short line and a word over two items stay whole', () => {
  const sentence =
    'Led the night shift, which was nine people, wrote the rota for two halls and a yard every week, and trained all'
  assert.equal(shownOf(sentence, 'rota')[0], sentence)
  assert.equal(shownOf('Forklift, Excel', 'Excel')[0], 'Forklift, Excel')
  assert.equal(shownOf('a, b, c, d', 'b, c')[0], 'a, b, c, d')
})

test('a line ends before an employer that is hidden', () => {
  for (const [text, shown] of [
    ['Grutier, […]', 'Grutier'],
    ['سائق، […]', 'سائق'],
    ['[…]', '[…]'],
    ['Cook, Palm', 'Cook, Palm'],
  ] as const)
    assert.equal(fromLine({ number: 1, section: 'experience', kind: 'entry', text, aside: '' }).text, shown)
})

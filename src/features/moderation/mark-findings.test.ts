import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markFindings } from './mark-findings.ts'

const mark = (html: string, ...quotes: string[]) =>
  markFindings(
    html,
    quotes.map((quote, at) => ({ field: 'description', language: 'en', quote, at })),
  )

test('the words of a finding are marked where they stand, in any script, each piece between tags by itself', () => {
  assert.equal(mark('<p>Pay a fee now.</p>', 'a fee'), '<p>Pay <mark id="words-0">a fee</mark> now.</p>')
  assert.equal(
    mark('<p>Pay <strong>a fee</strong> now.</p>', 'Pay a fee'),
    '<p><mark id="words-0">Pay </mark><strong><mark>a fee</mark></strong> now.</p>',
  )
  assert.equal(mark('<p>Fees &amp; costs</p>', 'Fees & costs'), '<p><mark id="words-0">Fees &amp; costs</mark></p>')
  assert.equal(mark('<p>للتواصل ٠٥٠١٢٣</p>', '050123'), '<p>للتواصل <mark id="words-0">٠٥٠١٢٣</mark></p>')
  assert.equal(
    mark('<p>One</p><p>two</p>', 'One two', 'two'),
    '<p><mark id="words-0">One</mark></p><p><mark>two</mark></p>',
  )
  assert.equal(mark('<p>Nothing here</p>', 'fee', ''), '<p>Nothing here</p>')
})

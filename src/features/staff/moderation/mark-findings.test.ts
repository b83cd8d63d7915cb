import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markFindings } from './mark-findings.ts'

const mark = (html: string, ...quotes: string[]) =>
  markFindings(
    html,
    quotes.map((quote, at) => ({ field: 'description', language: 'en', quote, at })),
  ).replace(/<sup><a href="#finding-(\d)">\d<\/a><\/sup>/g, '[$1]')

test('the words of a finding are marked where they stand, in any script, each piece between tags by itself', () => {
  assert.equal(mark('<p>Pay a fee now.</p>', 'a fee'), '<p>Pay <mark id="words-0">a fee</mark>[0] now.</p>')
  assert.equal(
    mark('<p>Pay <strong>a fee</strong> now.</p>', 'Pay a fee'),
    '<p><mark id="words-0">Pay </mark><strong><mark>a fee</mark>[0]</strong> now.</p>',
  )
  assert.equal(mark('<p>Fees &amp; costs</p>', 'Fees & costs'), '<p><mark id="words-0">Fees &amp; costs</mark>[0]</p>')
  assert.equal(mark('<p>للتواصل ٠٥٠١٢٣</p>', '050123'), '<p>للتواصل <mark id="words-0">٠٥٠١٢٣</mark>[0]</p>')
  assert.equal(
    mark('<p>One</p><p>two</p>', 'One two', 'two'),
    '<p><mark id="words-0">One</mark></p><p><mark>two</mark>[0]</p>',
  )
  assert.equal(
    mark('<p><a href="x">wa.me here</a></p>', 'wa.me'),
    '<p><a href="x"><mark id="words-0">wa.me</mark> here</a></p>',
  )
  assert.equal(mark('<p>Nothing here</p>', 'fee', ''), '<p>Nothing here</p>')
})

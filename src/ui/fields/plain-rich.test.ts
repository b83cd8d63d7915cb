import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toPlain, toRich } from './plain-rich.ts'

const html =
  '<h2>Your day</h2><p>You check &lt;goods&gt; &amp; papers.<br>Then you <strong>sign</strong>.</p>' +
  '<ul><li><p>Forklift</p></li><li><p>English</p></li></ul><ol><li><p>Call</p></li><li><p>Visit</p></li></ol>'
const plain = '## Your day\n\nYou check <goods> & papers.\nThen you sign.\n\n• Forklift\n• English\n\n1. Call\n2. Visit'

test('headings, paragraphs and lists are written as people write them', () => {
  assert.equal(toPlain(html), plain)
  assert.equal(toPlain(''), '')
})

test('and become the same elements again', () => {
  assert.equal(toRich(plain), html.replace(/<\/?strong>/g, ''))
  assert.equal(
    toRich('Needs:\n- Forklift\n- English'),
    '<p>Needs:</p><ul><li><p>Forklift</p></li><li><p>English</p></li></ul>',
  )
  assert.equal(toRich('  '), '')
})

test('nothing that is written becomes an element, and no word is lost on the way', () => {
  const words = fc.array(fc.stringMatching(/^[a-z<>&;"']{1,12}$/), { minLength: 1 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(words, (text) => {
      assert.ok(!/<(?!\/?(?:p|br|h2|h3|ul|ol|li)>)/.test(toRich(text)))
      assert.equal(toPlain(toRich(text)).replace(/\s+/g, ' '), text.trim().replace(/\s+/g, ' '))
    }),
  )
})

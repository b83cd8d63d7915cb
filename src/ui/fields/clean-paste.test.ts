import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanPaste } from './clean-paste.ts'

test('styles, comments and office tags go, words and emphasis stay', () => {
  const word =
    '<!--[if gte mso 9]><xml><o:x/></xml><![endif]--><style>p{color:red}</style>' +
    '<p class="MsoNormal" style="margin:0"><span lang="EN-GB">Two <b style="color:red">days</b> off<o:p></o:p></span></p><p>&nbsp;</p>'
  assert.equal(cleanPaste(word), '<p>Two <b>days</b> off</p>')
})

test('paragraphs painted as a list become one', () => {
  const list =
    '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Linen</p>\n' +
    '<p class=MsoListParagraphCxSpLast><span>·<span>&nbsp; </span></span>Bath</p>'
  const clean = cleanPaste(list).replace(/&nbsp;|\s+/g, '')
  assert.equal(clean, '<ul><li>Linen</li><li>Bath</li></ul>')
})

test('numbered ones too', () => {
  const list = '<p class="MsoListParagraph">1.&nbsp;First</p><p class="MsoListParagraph">2.&nbsp;Second</p>'
  assert.equal(cleanPaste(list), '<ol><li>First</li><li>Second</li></ol>')
})

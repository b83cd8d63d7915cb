import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlOfOdt } from './html-of-odt.ts'

const content = `<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:text><text:h>Experience</text:h><text:p><text:span text:style-name="T1">Old Harbour</text:span><text:tab/>2019</text:p><text:list><text:list-item><text:p>Counts stock</text:p></text:list-item></text:list></office:text>`

test('headings, bold letters, tabs and lists of OpenDocument become HTML; page headers come first', () => {
  const html = htmlOfOdt(content, '<style:header><text:p>nadia@example.com</text:p></style:header>')
  assert.equal(
    html.trim(),
    '<p>nadia@example.com</p><h3>Experience</h3><p><b>Old Harbour</b>\t2019</p><ul><li><p>Counts stock</p></li></ul>',
  )
})

test('the title of an OpenDocument file is told from its headings', () => {
  const styles = '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>'
  const html = htmlOfOdt(`${styles}<office:text><text:p text:style-name="P1">Nadia Haddad</text:p></office:text>`, '')
  assert.equal(html, '<h1 class="document-title">Nadia Haddad</h1>')
})

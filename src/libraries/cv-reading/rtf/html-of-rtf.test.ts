import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlOfRtf } from './html-of-rtf.ts'

const document = (body: string) => `{\\rtf1\\ansi\\ansicpg1251{\\fonttbl{\\f0\\fcharset204 Arial;}}${body}}`

test('letters come once, whether in a code page, by number, or both', () => {
  assert.match(htmlOfRtf(document("\\pard \\'cf\\'e0\\'f0\\'ea\\par")), /<p>Парк<\/p>/)
  assert.match(htmlOfRtf(document("\\pard \\u1055\\'cf\\u1072 \\'e0\\par")), /<p>Па<\/p>/)
  assert.match(htmlOfRtf(document('\\pard \\uc0\\u1055\\u1072 rk\\par')), /<p>Паrk<\/p>/)
})

test('tabs, bold letters, lists and rows of tables are kept', () => {
  assert.equal(htmlOfRtf('{\\rtf1 {\\b Old Harbour}\\tab 2019\\par}'), '<p><b>Old Harbour</b>\t2019</p><p></p>')
  assert.match(
    htmlOfRtf('{\\rtf1 {\\listtext\\bullet\\tab}\\pard Counts stock\\par}'),
    /<ul><li>Counts stock<\/li><\/ul>/,
  )
  assert.match(
    htmlOfRtf('{\\rtf1 \\trowd\\pard\\intbl 2019\\cell Lead\\par Harbour\\cell\\row}'),
    /<table><tr><td><p>2019<\/p><\/td><td><p>Lead<\/p><p>Harbour<\/p><\/td><\/tr><\/table>/,
  )
})

test('fonts, pictures and properties are no words; what stands at the top of pages is', () => {
  const html = htmlOfRtf(
    '{\\rtf1{\\*\\generator Pen;}{\\info{\\author X}}{\\pict 00ff}{\\header Nadia\\par}\\pard Lead\\par}',
  )
  assert.equal(
    html
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/)
      .join(' '),
    'Nadia Lead',
  )
})

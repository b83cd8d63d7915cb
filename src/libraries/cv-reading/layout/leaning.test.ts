import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { withPdf } from '../open-pdf.ts'
import { pdfLayout } from './pdf-layout.ts'

test('words of letters that the printer leans are parted as those of upright ones', async () => {
  const file = path.join(temporaryFolder('leaning'), 'leaning.pdf')
  const document = new PDFDocument({ size: [400, 200] })
  for (const [at, oblique] of [0, 14].entries()) {
    let x = 40
    // word by word, as printers do that write no spaces
    for (const word of ['Regional', 'Sales', 'Manager']) {
      document.fontSize(10).text(word, x, 40 + at * 40, { oblique, lineBreak: false })
      x += document.widthOfString(word) + 2.6
    }
  }
  document.end()
  await writeFile(file, document)
  const { lines } = await withPdf(file, (pdf, pages) =>
    pdfLayout(pdf, pages, () => ({ heads: () => false, aside: () => false, names: () => false, asks: () => false })),
  )
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Regional Sales Manager', 'Regional Sales Manager'],
  )
})

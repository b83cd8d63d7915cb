import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { readPdf } from './read-pdf.ts'

test('what is red on the page is red in its picture', async () => {
  const folder = temporaryFolder('colours')
  const file = path.join(folder, 'red.pdf')
  const document = new PDFDocument({ size: [200, 200] })
  document.rect(0, 0, 200, 200).fill('#ff0000')
  document.end()
  await writeFile(file, document)
  await readPdf(file, folder)
  const { channels } = await sharp(path.join(folder, '0.webp')).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  assert.ok(red > 240 && green < 20 && blue < 20, `${red} ${green} ${blue}`)
})

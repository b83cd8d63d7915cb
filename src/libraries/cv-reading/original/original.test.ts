import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { documentReader } from '../document-reader.ts'
import type { Cell, Line } from '../layout/line.ts'
import { plainCv } from '../plain-cv.ts'
import { hiddenBoxes } from './hidden-boxes.ts'

const folder = temporaryFolder('original')
const lines = [
  'Priya Nair',
  'priya.nair@example.com',
  '+971 50 123 4567',
  'EXPERIENCE',
  'Warehouse lead, Dune Logistics',
  '03/2020 - 05/2023',
  'Ran two shifts and 14 people, Priya knows SAP',
  'SKILLS',
  'SAP EWM, Excel, Forklift',
]

/** What can still be read on the pages, by their pictures. */
async function readBack(redaction: Redaction): Promise<string> {
  const into = path.join(folder, redaction)
  await mkdir(into, { recursive: true })
  const file = path.join(into, 'cv.pdf')
  await writeFile(file, aPdf(lines))
  const { cv } = await documentReader.understand(file, 'pdf', null)
  const { pages } = await documentReader.draw(file, { into, content: contentOf(plainCv(cv)), redaction })
  assert.equal(pages, 1)
  return (await documentReader.understand(path.join(into, '0.jpg'), 'picture', null)).text
}

test('pages as they came say everything; redacted, what was taken out cannot be read off the picture', async () => {
  const whole = await readBack('none')
  for (const words of ['Priya Nair', 'priya.nair@example.com', '123 4567', 'Dune Logistics'])
    assert.ok(whole.includes(words), whole)
  const anonymous = await readBack('anonymous')
  assert.match(anonymous, /Warehouse lead, Dune Logistics/)
  assert.match(anonymous, /SAP EWM, Excel, Forklift/)
  assert.doesNotMatch(anonymous, /Priya|Nair|example|4567/i)
  const open = await readBack('contacts')
  assert.match(open, /Priya Nair/)
  assert.doesNotMatch(open, /example|4567/)
})

test('a page whose words stand in a picture is not trusted with a redaction', async () => {
  const file = path.join(folder, 'few.pdf')
  await writeFile(file, aPdf(['Priya']))
  const content = contentOf({ ...plainCv((await understood()).cv) })
  const how = { into: folder, content, redaction: 'anonymous' as const }
  await assert.rejects(documentReader.draw(file, how), { code: 'original_is_picture' })
})

async function understood() {
  const file = path.join(folder, 'whole.pdf')
  await writeFile(file, aPdf(lines))
  return documentReader.understand(file, 'pdf', null)
}

const cellOf = (text: string, width: number): Cell => {
  const box = { page: 1, x: 100, y: 50, width, height: 10 }
  return { text, x1: 100, x2: 100 + width, size: 10, bold: false, italic: false, box, at: 0 }
}
const lineOf = (...cells: Cell[]) => ({ cells }) as Line

test('what goes on in the next cell is found as well, and a text wider than its box is hidden by its length', () => {
  const isHidden = (text: string) => /ann@example\.org/.test(text)
  const [first, second, other] = [cellOf('ann@', 20), cellOf('example.org', 55), cellOf('Cook', 20)]
  const boxes = hiddenBoxes([first, second, other], [lineOf(first), lineOf(second), lineOf(other)], isHidden)
  assert.deepEqual(boxes, [first.box, second.box])
  const squeezed = cellOf('mailto:ann@example.org', 6)
  const [box] = hiddenBoxes([squeezed], [], isHidden)
  assert.ok(box && box.width > 100, `${box?.width}`)
})

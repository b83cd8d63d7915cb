import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { CvLook, cvTemplates } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { readPdfWords } from '../read-words.ts'

const folder = temporaryFolder('marks')
const wording = readWording(path.join(import.meta.dirname, '../../..'))
const summary = 'أبحث عن فريق يقدّر العمل الجيد، ويسلّم التصاميم شهريًا دائمًا، والصحّة أولًا.'

test('letters with marks that our printer sets apart are read once, and no word falls in two', async () => {
  const content = (await cvContents()).find((one) => one.language === 'ar') ?? assert.fail()
  for (const template of cvTemplates) {
    const look = CvLook.parse({ template, language: 'ar' })
    const asked = { content: { ...content, summary }, look, redaction: 'none', number: '1', format: 'pdf' } as const
    const printed = await printCv(asked, (of, key, values) => wording.say(of, `cvs.print.${key}`, values))
    const file = path.join(folder, `${template}.pdf`)
    await writeFile(file, printed.bytes)
    const { text } = await readPdfWords(file, () => assert.fail('its words are told'))
    assert.ok(text.replace(/\s+/g, ' ').includes(summary), `${template}: ${text.slice(0, 600)}`)
  }
})

import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { withPdf } from '#libraries/cv-reading/open-pdf.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { printCvsTogether } from './print-many.ts'
import type { Say } from './words.ts'

const wording = readWording(path.join(import.meta.dirname, '../..'))
const say: Say = (language, key, values) => wording.say(language, `cvs.print.${key}`, values)
const folder = temporaryFolder('printed-together')
const note = 'Ran the store of a hotel for six years, counted it every night, and never lost a box. '.repeat(8).trim()

for (const language of ['en', 'ar'] as const)
  test(`several CVs are one PDF, each as by itself, with what is said of each: ${language}`, async () => {
    const contents = (await cvContents()).filter((one) => one.language === language).slice(0, 3)
    assert.ok(contents.length >= 2)
    const look = CvLook.parse({ template: 'agency', language })
    const bytes = await printCvsTogether(
      contents.map((content, at) => ({
        ...{ content, look, redaction: 'contacts' as const, number: '' },
        presented: {
          brand: { name: 'Cap Serrat', consultant: '', logo: null },
          cover: [
            { label: 'Pay', value: `AED 1${at}00` },
            { label: 'Note', value: note },
          ],
        },
      })),
      'Chefs for the gate',
      say,
    )
    const file = path.join(folder, `${language}.pdf`)
    await writeFile(file, bytes)
    const [text, pages] = await withPdf(file, (document, count) => [
      Array.from({ length: count }, (_, page) => document.getPage(page).getText()).join('\n'),
      count,
    ])
    assert.ok(pages >= contents.length)
    for (const [at, { name }] of contents.entries()) {
      assert.ok(text.includes(name.split(' ')[0] ?? name), name)
      assert.ok(text.includes(`1${at}00`), `what is said of ${name}`)
    }
    assert.doesNotMatch(text, /@example/)
    // a note has the whole width: six hundred letters of it are no column of thirty lines
    const lines = text.split('\n').filter((line) => /store of a hotel|every night|lost a box/.test(line))
    assert.ok(lines.length <= contents.length * 10, `${lines.length} lines of notes`)
  })

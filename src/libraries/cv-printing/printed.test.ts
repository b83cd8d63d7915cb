import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import {
  CvLook,
  cvTemplates,
  type PrintFormat,
  type Redaction,
  redactions,
} from '#libraries/cv-content/look-contract.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { latinDigits } from '#libraries/cv-reading/layout/letters.ts'
import { withPdf } from '#libraries/cv-reading/open-pdf.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { readOfContent } from '#libraries/cv-reading/read-of-content.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { fold } from '#platform/shared/fold.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { printCv } from './print-cv.ts'
import { redactedOf } from './printing.ts'
import type { Say } from './words.ts'

const wording = readWording(path.join(import.meta.dirname, '../..'))
const say: Say = (language, key, values) => wording.say(language, `cvs.print.${key}`, values)
const folder = temporaryFolder('printed')
const people = await oneOfEach()

async function oneOfEach(): Promise<CvContent[]> {
  const all = await cvContents()
  return (['en', 'ar', 'ru', 'fr'] as const).flatMap((language) => all.find((one) => one.language === language) ?? [])
}

const printing = (content: CvContent, template: CvLook['template'], redaction: Redaction, format: PrintFormat) => ({
  content,
  look: CvLook.parse({ template, language: content.language, photo: true }),
  redaction,
  number: '4821',
  format,
})

for (const content of people)
  test(`what we print comes back whole: ${content.language}, every template and redaction`, async () => {
    for (const template of cvTemplates)
      for (const redaction of redactions) {
        const asked = printing(content, template, redaction, 'pdf')
        const file = path.join(folder, `${content.language}-${template}-${redaction}.pdf`)
        await writeFile(file, (await printCv(asked, say)).bytes)
        const { cv, content: own } = await documentReader.understand(file, 'pdf', null)
        const meant = { ...redactedOf(asked, say), photo_id: null }
        assert.deepEqual(own, meant, `${template} ${redaction}`)
        assert.deepEqual(plainCv(cv), plainCv(readOfContent(meant)))
      }
  })

for (const content of people)
  for (const format of ['pdf', 'docx'] as const)
    test(`nothing that was taken out is left: ${content.language}, ${format}`, async () => {
      for (const template of cvTemplates)
        for (const redaction of ['contacts', 'anonymous'] as const) {
          const printed = await printCv(printing(content, template, redaction, format), say)
          const told = `${printed.name}\n${await everythingIn(printed.bytes, format)}`
          assert.ok(told.length > 500)
          for (const secret of secretsOf(content, redaction))
            assert.ok(!holds(told, secret), `${template} ${redaction}: ${secret}`)
        }
    })

/** What must not be found: words as whole words, digits as digits. */
function secretsOf(content: CvContent, redaction: Redaction): string[] {
  const contacts = [
    content.email,
    ...content.links,
    ...content.phones.map((phone) => phone.replace(/\D/g, '').slice(-7)),
  ]
  if (redaction === 'contacts') return [...contacts, '5550199']
  const user = content.email.split('@')[0] ?? ''
  return [
    ...contacts,
    user,
    ...content.experience.flatMap(({ company, end }) => (end === 'present' && company ? [company] : [])),
    ...fold(content.name)
      .split(' ')
      .filter((word) => word.length > 2),
  ]
}

function holds(told: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return latinDigits(told).replace(/\D/g, '').includes(secret)
  const folded = ` ${fold(told.replace(/[<>"{}[\]:;|•·]/g, ' '))} `
  return folded.includes(` ${fold(secret)} `) || told.toLowerCase().includes(secret.toLowerCase().concat('@'))
}

async function everythingIn(bytes: Buffer, format: PrintFormat): Promise<string> {
  const file = path.join(folder, `redacted.${format}`)
  await writeFile(file, bytes)
  if (format === 'docx')
    return Object.entries(unzipSync(new Uint8Array(bytes)))
      .map(([name, part]) => `${name} ${strFromU8(part).replace(/<[^>]*>/g, ' ')} ${attributes(strFromU8(part))}`)
      .join('\n')
  const { text, content } = await documentReader.understand(file, 'pdf', null)
  assert.ok(content, 'the attachment is read')
  const plain = await withPdf(file, (document, pages) =>
    Array.from({ length: pages }, (_, page) => document.getPage(page).getText()).join('\n'),
  )
  // titles, authors and links of a PDF lie in the file as they are
  const raw = bytes.toString('latin1').replace(/stream[\s\S]*?endstream/g, ' ')
  const metadata = /<\?xpacket[\s\S]*?<\?xpacket end/.exec(bytes.toString('utf8'))?.[0] ?? ''
  return [
    text,
    plain,
    JSON.stringify(content),
    raw.replace(/\s\d+ \d+ R|\b[\d.]+\b/g, ' '),
    metadata.replace(/<[^>]*>/g, ' '),
  ].join('\n')
}

const attributes = (xml: string) =>
  [...xml.matchAll(/(?:Target|title|descr|name)="([^"]*)"/g)].map(([, value]) => value).join(' ')

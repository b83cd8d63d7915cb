import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { CvLook, cvTemplates } from '#libraries/cv-content/look-contract.ts'
import { glyphsOf } from '#libraries/cv-reading/layout/glyphs.ts'
import { withPdf } from '#libraries/cv-reading/open-pdf.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { printCv } from './print-cv.ts'

const folder = temporaryFolder('arabic-print')
const content = CvContent.parse({
  name: 'عمر حداد',
  headline: 'مطوّر .NET أول',
  summary: 'أبني الأنظمة باستخدام .NET 8، وC#، وSQL Server، في 400,000 سطر.',
  skills: [{ name: '.NET', years: 8 }],
  language: 'ar',
})
const emptyJob = { title: '', company: '', location: '', start: null, end: null, description: '' }
const printed = (template: CvLook['template'], format: 'pdf' | 'docx') =>
  printCv(
    { content, look: CvLook.parse({ template, language: 'ar' }), redaction: 'none', number: '1', format },
    (_, key) => key,
  )

test('among Arabic words .NET keeps its dot in front, and numbers their order, in every template', async () => {
  for (const template of cvTemplates) {
    const seen = await linesSeen((await printed(template, 'pdf')).bytes)
    assert.ok(seen.some((line) => line.includes('.NET8')) && seen.join().includes('400,000'), template)
    assert.ok(!seen.some((line) => /NET8?\.|NET،?\.|#C/.test(line)), `${template}: ${seen.join(' | ')}`)
  }
})

/** The lines of the first page as the eye has them, from left to right, without blanks. */
async function linesSeen(bytes: Uint8Array): Promise<string[]> {
  const file = path.join(folder, 'seen.pdf')
  await writeFile(file, bytes)
  const glyphs = await withPdf(file, async (document) => glyphsOf(document.getPage(0)))
  const lines = Map.groupBy(glyphs, ({ y }) => Math.round(y))
  return [...lines.values()].map((line) =>
    line
      .toSorted((a, b) => a.x1 - b.x1)
      .map(({ sign }) => sign)
      .join('')
      .replaceAll(/\s/g, ''),
  )
}

test('what parts pieces stands between two of them, and never at the end of a line', async () => {
  const many = {
    ...{ ...content, name: 'Omar Haddad', headline: 'Developer', summary: '', language: 'en' as const },
    phones: ['+971 50 555 0142', '+962 79 555 0143'],
    links: ['https://github.com/omarhaddad-payments', 'https://linkedin.com/in/omar-haddad-dotnet'],
    email: 'omar.haddad@post.example',
    location: 'Dubai, United Arab Emirates',
    skills: Array.from({ length: 24 }, (_, at) => ({ name: `Kind of work ${at}`, years: 3 })),
  }
  for (const template of cvTemplates) {
    const look = CvLook.parse({ template, language: 'en' })
    const print = { content: many, look, redaction: 'none', number: '1', format: 'pdf' } as const
    const seen = await linesSeen((await printCv(print, (_, key) => key)).bytes)
    assert.deepEqual(
      seen.filter((line) => /.[|·]$|^[|·]./.test(line)),
      [],
      template,
    )
  }
})

test('Word is told where .NET begins and ends', async () => {
  const files = unzipSync(new Uint8Array((await printed('classic', 'docx')).bytes))
  assert.match(strFromU8(files['word/document.xml'] ?? new Uint8Array()), /\u2066\.NET( 8)?\u2069/)
})

test('a print is a tagged file to be kept, PDF/A-3b, with itself attached; a sign that no face has stops no print', async () => {
  for (const template of cvTemplates) {
    const text = (await printed(template, 'pdf')).bytes.toString('latin1')
    assert.match(text, /pdfaid:part>3<[\s\S]*pdfaid:conformance>B</, template)
    assert.match(text, /OutputIntents/)
    assert.match(text, /\/MarkInfo <<\s*\/Marked true/)
    assert.match(text, /\/AFRelationship \/Source/)
  }
  const strange = { ...content, summary: 'Wrote in 𓀀 and 🧪' }
  const look = CvLook.parse({ template: 'classic', language: 'ar' })
  const odd = await printCv({ content: strange, look, redaction: 'none', number: '1', format: 'pdf' }, (_, key) => key)
  assert.ok(odd.bytes.length > 1000)
})

test('a level that has brackets stands in a second pair of them', async () => {
  const spoken = { languages: [{ name: 'English', level: 'Good (B2)' }], language: 'en' as const }
  for (const template of cvTemplates) {
    const look = CvLook.parse({ template, language: 'en' })
    const print = { content: { ...content, ...spoken }, look, redaction: 'none', number: '1' } as const
    const say = (_: string, key: string) => key
    const seen = await linesSeen((await printCv({ ...print, format: 'pdf' }, say)).bytes)
    assert.ok(
      seen.some((line) => /English[–,]Good\(B2\)/.test(line)),
      `${template}: ${seen.join(' | ')}`,
    )
    const files = unzipSync(new Uint8Array((await printCv({ ...print, format: 'docx' }, say)).bytes))
    const told = strFromU8(files['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '')
    assert.match(told, /English – Good \(B2\)/, template)
  }
})

test('a heading is parted within a word', async () => {
  const say = (_: string, key: string) => (key === 'sections.experience' ? 'Expérience professionnelle' : key)
  const work = {
    experience: [{ ...emptyJob, title: 'Acheteuse' }],
    others: [{ name: 'Профессионализация', description: 'x' }],
  }
  for (const template of cvTemplates) {
    const look = CvLook.parse({ template, language: 'fr' })
    const print = { content: { ...content, ...work, language: 'fr' as const }, look } as const
    const seen = await linesSeen(
      (await printCv({ ...print, redaction: 'none', number: '1', format: 'pdf' }, say)).bytes,
    )
    for (const word of ['professionnelle', 'профессионализация'])
      assert.ok(
        seen.some((line) => line.toLowerCase().includes(word)),
        `${template}: ${seen.join(' | ')}`,
      )
  }
})

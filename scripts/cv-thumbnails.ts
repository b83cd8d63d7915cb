// npm run cv:thumbnails: draws the templates of CVs as the gallery shows them, after a template has changed.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPdf } from '#features/cvs/cvs/draw-pdf.ts'
import { CvLook, cvTemplates } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'

const width = 300
const into = path.join(import.meta.dirname, '../public/cv-templates')
const wording = readWording(path.join(import.meta.dirname, '../src'))
const people = await cvContents()
await mkdir(into, { recursive: true })

for (const [direction, language] of [
  ['ltr', 'en'],
  ['rtl', 'ar'],
] as const)
  for (const template of cvTemplates) {
    const content = people.findLast((one) => one.language === language)
    if (!content) throw new Error(`nobody writes ${language}`)
    const look = CvLook.parse({ template, language })
    const brand =
      template === 'agency'
        ? { name: wording.say(language, 'cvFormatting.look.templates.agency'), consultant: '', logo: null }
        : null
    const { bytes } = await printCv(
      { content, look, redaction: 'none', number: '1', format: 'pdf', presented: { brand } },
      (of, key, values) => wording.say(of, `cvs.print.${key}`, values),
    )
    const { pages } = await drawPdf(bytes, 1)
    await sharp(pages[0])
      .resize({ width })
      .webp({ quality: 70 })
      .toFile(path.join(into, `${template}-${direction}.webp`))
  }
process.exit(0)

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import mammoth from 'mammoth'
import { makeDemo } from '../make-demo.ts'
import { readMaterial } from '../material.ts'
import type { Cv } from './cv.ts'
import { layouts } from './cv.ts'
import { printDocx } from './print-docx.ts'
import { printPdf } from './print-pdf.ts'

const { cvs } = makeDemo(await readMaterial(), new Date('2026-03-01T09:00:00Z'), 'a hash')
const inLanguage = (language: string) => cvs.map(({ cv }) => cv).find((cv) => cv.language === language) as Cv
const languages = ['en', 'ar', 'ru', 'fr']

/** Letters alone: PDF readers put spaces and directions where they like. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}@.+]/gu, '')

/** This reader gives pieces of a left-to-right line in another order on Arabic pages, so there each piece counts. */
const wanted = ({ language, name, contacts: { email, phone } }: Cv) =>
  language === 'ar' ? [...email.split(/[^a-z]+/), ...phone.split(' ')] : [name, email, phone]

test('a PDF has one or two pages in every language and layout', async () => {
  const library = await PDFiumLibrary.init()
  for (const language of languages)
    for (const layout of layouts) {
      const cv = { ...inLanguage(language), layout }
      const pdf = await library.loadDocument(printPdf(cv))
      assert.ok(pdf.getPageCount() <= 2, `${language} ${layout}`)
      const text = letters([...pdf.pages()].map((page) => page.getText()).join(' '))
      for (const part of wanted(cv)) assert.ok(text.includes(letters(part)), `${language} ${layout}: ${part}`)
      pdf.destroy()
    }
  library.destroy()
})

test('a Word file holds every word', async () => {
  for (const language of languages) {
    const cv = inLanguage(language)
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await printDocx(cv)) })
    const text = value.replace(/[\u2066\u2069]/g, '')
    for (const part of [
      cv.name,
      cv.headline,
      cv.contacts.phone,
      cv.summary,
      ...cv.jobs.flatMap(({ points }) => points),
    ])
      assert.ok(text.includes(part), `${language}: ${part}`)
  }
})

import { AlignmentType, Document, LevelFormat, Packer, Paragraph, TextRun } from 'docx'
import type { Cv } from './cv.ts'

type Style = { bold?: boolean; size?: number; color?: string }
const bidirectional = 'ar-SA'
const locales = { en: 'en-GB', ar: 'en-US', ru: 'ru-RU', fr: 'fr-FR' }
const muted = '5C6670'
/** Numbers, mail addresses and Latin names inside Arabic: runs of their own, left to right. */
const foreign = /([A-Za-z0-9+][A-Za-z0-9+@./#&’-]*(?:(?: | – )[A-Za-z0-9+][A-Za-z0-9+@./#&’-]*)*%?)/
/** Word keeps such a run together only between these two invisible signs. */
const isolated = (text: string): string => (/[^\d%]/.test(text) ? `\u2066${text}\u2069` : text)

/** A CV as Word file; Arabic reads from right to left. */
export async function printDocx(cv: Cv): Promise<Uint8Array> {
  const rtl = cv.language === 'ar'
  const runs = (text: string, style: Style = {}) =>
    (rtl ? text.split(foreign) : [text]).filter(Boolean).map((part) => {
      const turned = rtl && foreign.test(part)
      return run(cv, turned ? isolated(part) : part, rtl && !turned, style)
    })
  const comma = rtl ? '،' : ','
  const paragraph = (children: TextRun[], more: object = {}) => new Paragraph({ bidirectional: rtl, children, ...more })
  const heading = (text: string) =>
    paragraph(runs(text, { bold: true, size: 24, color: cv.accent.slice(1) }), { spacing: { before: 240, after: 80 } })
  const bullet = (text: string) => paragraph(runs(text), { numbering: { reference: 'points', level: 0 } })
  const { labels, contacts } = cv
  const children = [
    paragraph(runs(cv.name, { bold: true, size: 40 })),
    paragraph(runs(cv.headline, { size: 24, color: cv.accent.slice(1) })),
    paragraph(runs(`${contacts.city} · ${contacts.phone} · ${contacts.email}`, { color: muted })),
    heading(labels.summary),
    paragraph(runs(cv.summary)),
    heading(labels.experience),
    ...cv.jobs.flatMap((job) => [
      paragraph([...runs(job.title, { bold: true }), ...runs(` · ${job.company}${comma} ${job.place}`)], {
        keepNext: true,
        spacing: { before: 140 },
      }),
      paragraph(runs(`${job.from} – ${job.to}`, { color: muted }), { keepNext: true }),
      ...job.points.map(bullet),
    ]),
    ...(cv.education.length > 0 ? [heading(labels.education)] : []),
    ...cv.education.map((one) =>
      paragraph([...runs(one.degree, { bold: true }), ...runs(` · ${one.school}${comma} ${one.year}`)]),
    ),
    heading(labels.skills),
    paragraph(runs(cv.skills.join(' · '))),
    heading(labels.languages),
    ...cv.languages.map(({ name, level }) => paragraph(runs(`${name}${cv.language === 'fr' ? ' ' : ''}: ${level}`))),
  ]
  const page = { size: { width: 11_906, height: 16_838 }, margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } }
  const document = new Document({
    title: cv.name,
    creator: cv.name,
    numbering: { config: [{ reference: 'points', levels: [bulletLevel(rtl)] }] },
    sections: [{ properties: { page }, children }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const bulletLevel = (rtl: boolean) => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: rtl ? AlignmentType.RIGHT : AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 440, hanging: 240 } } },
})

function run({ language }: Cv, text: string, rightToLeft: boolean, { bold, size = 21, color }: Style): TextRun {
  return new TextRun({
    text,
    font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' },
    language: { value: locales[language], bidirectional },
    rightToLeft,
    size,
    sizeComplexScript: size,
    ...(bold && { bold, boldComplexScript: true }),
    ...(color && { color }),
  })
}

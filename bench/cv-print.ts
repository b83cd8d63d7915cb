import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CvLook, cvTemplates, type PrintFormat } from '#libraries/cv-content/look-contract.ts'
import { printCv } from '#libraries/cv-printing/print-cv.ts'
import { printerId } from '#platform/server/pdf/print.ts'
import { readWording } from '#platform/server/words/wording.ts'
import { languages } from '#platform/shared/languages.ts'
import { cvContents } from '#tests/world/cvs/contents.ts'
import { median, quantile, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const promised = 40
const perCell = 20

/** Every template in every language, warm, with another person each time: nothing comes out of a cache whole. */
export default async function cvPrint(): Promise<Result> {
  const wording = readWording(path.join(import.meta.dirname, '../src'))
  const people = await cvContents()
  const rows: Result['rows'] = []
  const all: number[] = []
  const print = async (
    template: CvLook['template'],
    language: CvLook['language'],
    format: PrintFormat,
    turn: number,
  ) => {
    const own = people.filter((one) => one.language === language)
    const content = own[turn % own.length]
    if (!content) throw new Error(`nobody writes ${language}`)
    const look = CvLook.parse({ template, language })
    const begun = performance.now()
    const { bytes } = await printCv(
      {
        content: { ...content, headline: `${content.headline} ${turn}` },
        look,
        redaction: 'none',
        number: '1',
        format,
      },
      (of, key, values) => wording.say(of, `cvs.print.${key}`, values),
    )
    return { ms: performance.now() - begun, bytes: bytes.length }
  }
  for (const format of ['pdf', 'docx'] as const)
    for (const template of cvTemplates)
      for (const language of languages) {
        for (let turn = 0; turn < 3; turn++) await print(template, language, format, turn)
        const done = []
        for (let turn = 0; turn < perCell; turn++) done.push(await print(template, language, format, turn + 3))
        const times = done.map(({ ms }) => ms)
        if (format === 'pdf') all.push(...times)
        if (format === 'pdf' || language === 'en')
          rows.push({
            what: `${format} ${template} ${language}`,
            'p50, ms': rounded(median(times)),
            'p95, ms': rounded(quantile(times, 0.95)),
            'p99, ms': rounded(quantile(times, 0.99)),
            'kB (median)': Math.round(median(done.map(({ bytes }) => bytes)) / 1000),
          })
      }
  const p50 = rounded(median(all))
  rows.push({
    what: 'pdf, all',
    'p50, ms': p50,
    'p95, ms': rounded(quantile(all, 0.95)),
    'p99, ms': rounded(quantile(all, 0.99)),
  })
  rows.push({ what: 'memory of the printer, MB', 'p50, ms': Math.round(memoryOf(printerId()) / 1e6) })
  return {
    title: `${cvTemplates.length} templates in ${languages.length} languages, ${perCell} prints each`,
    rows,
    verdict: { passed: p50 <= promised, text: `${p50 <= promised ? 'Kept' : 'Broken'}: p50 of PDFs ≤ ${promised} ms.` },
  }
}

/** Resident bytes, where the system tells. */
function memoryOf(id: number | undefined): number {
  const status = `/proc/${id}/status`
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024 : 0
}

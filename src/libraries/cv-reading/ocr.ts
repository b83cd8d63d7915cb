import { rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, type Worker } from 'tesseract.js'
import { workFolder } from '#platform/server/files/work-folder.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Glyph } from './layout/glyph.ts'
import type { RecognisedWord } from './layout/line.ts'
import { type Piece, piecesOf } from './layout/rows.ts'
import { glyphsOfLines, type SeenLine, surenessOf, withLatinNumbers } from './ocr-lines.ts'

type Code = 'eng' | 'fra' | 'ara' | 'rus'
/** A page as pieces of its lines, and word by word. */
export type RecognisedPage = { pieces: Piece[]; words: RecognisedWord[] }
type Best = { lines: SeenLine[]; sureness: number; script: Code[] }

const latin: Code[] = ['eng', 'fra']
const arabic: Code[] = ['ara', 'eng']
const cyrillic: Code[] = ['rus', 'eng']
/** Letters tried in turn, until a page is read well enough. */
const scripts = [latin, arabic, cyrillic]
const scriptOf: Record<Language, Code[]> = { en: ['eng'], fr: ['fra'], ar: arabic, ru: cyrillic }
const goodEnough = 78
const packed = (code: string) =>
  fileURLToPath(import.meta.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`))
const files: Record<Code, () => string> = {
  eng: () => packed('eng'),
  fra: () => packed('fra'),
  ara: () => packed('ara'),
  // the registry has no Russian data: it lies beside this file, from tessdata_fast (Apache-2.0)
  rus: () => fileURLToPath(new URL('lists/rus.traineddata.gz', import.meta.url)),
}

/**
 * Recognises pages, given as pictures with their resolution; the letters of the first page settle those of the others.
 * @param language of the words, where it is known: only its letters are tried
 */
export async function recognise(
  pictures: { bytes: Buffer; dotsPerPoint: number }[],
  language: Language | null = null,
): Promise<RecognisedPage[]> {
  const pages: RecognisedPage[] = []
  let chosen = language && scriptOf[language]
  for (const [number, { bytes, dotsPerPoint }] of pictures.entries()) {
    let best: Best | null = null
    let inLatin: SeenLine[] | null = null
    const tried: Code[][] = chosen ? [...(chosen === arabic ? [latin] : []), chosen] : scripts
    for (const script of tried) {
      const lines: SeenLine[] = await withLetters(script, (worker) => linesOf(worker, bytes))
      const sureness = surenessOf(lines)
      if (script === latin) inLatin = lines
      if (!best || sureness > best.sureness) best = { lines, sureness, script }
      if (sureness >= goodEnough) break
    }
    if (!best) continue
    const numbered = best.script === arabic && inLatin ? withLatinNumbers(best.lines, inLatin) : best.lines
    const glyphs = glyphsOfLines(numbered, dotsPerPoint)
    const pieces = piecesOf(glyphs, number + 1)
    if (pieces.length > 0) chosen = best.script
    pages.push({ pieces, words: glyphs.map((glyph) => wordOf(glyph, number + 1)) })
  }
  return pages
}

const wordOf = ({ sign, x1, x2, y, size, sureness = 0 }: Glyph, page: number): RecognisedWord => ({
  text: sign,
  box: { page, x: x1, y: y - size * 0.85, width: x2 - x1, height: size * 1.1 },
  sureness,
})

/** The library looks for all letters in one folder. */
async function lettersFolder(): Promise<string> {
  const folder = await workFolder()
  await Promise.all(
    Object.entries(files).map(([code, file]) => copyFile(file(), path.join(folder, `${code}.traineddata.gz`))),
  )
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

let folder: Promise<string> | undefined

async function withLetters<T>(script: Code[], use: (worker: Worker) => Promise<T>): Promise<T> {
  folder ??= lettersFolder()
  const worker = await createWorker(script, 1, {
    langPath: await folder,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  })
  try {
    return await use(worker)
  } finally {
    await worker.terminate()
  }
}

async function linesOf(worker: Worker, bytes: Buffer): Promise<SeenLine[]> {
  const { data } = await worker.recognize(bytes, {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
}

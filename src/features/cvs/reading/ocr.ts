import { rmSync } from 'node:fs'
import { copyFile, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, type Worker } from 'tesseract.js'
import type { Language } from '#platform/shared/languages.ts'
import type { Glyph } from './layout/glyphs.ts'
import { type Piece, piecesOf } from './layout/rows.ts'

type Code = 'eng' | 'fra' | 'ara' | 'rus'
type Best = Recognised & { script: Code[] }
type Recognised = { pieces: Piece[]; confidence: number }

const latin: Code[] = ['eng', 'fra']
const arabic: Code[] = ['ara', 'eng']
const cyrillic: Code[] = ['rus', 'eng']
/** Letters tried in turn, until a page is read well enough. */
const scripts = [latin, arabic, cyrillic]
const scriptOf: Record<Language, Code[]> = { en: ['eng'], fr: ['fra'], ar: arabic, ru: cyrillic }
const goodEnough = 78
const fewestSure = 40
const sureSign = 75
/** A bullet, as it is taken for a letter or sign at the begin of a line. */
const mark = /^(?:[^\p{L}\p{N}(["«“]|[eo©®٠])$/u
/** What is left of a line drawn across the page. */
const rule = /^[—_–=~-]*[—_=~][—_–=~-]*$/
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
): Promise<Piece[][]> {
  const pages: Piece[][] = []
  let chosen = language && scriptOf[language]
  for (const [number, { bytes, dotsPerPoint }] of pictures.entries()) {
    let best: Best | null = null
    const tried: Code[][] = chosen ? [chosen] : scripts
    for (const script of tried) {
      const read: Recognised = await withLetters(script, (worker) => pageOf(worker, bytes, dotsPerPoint, number + 1))
      if (!best || read.confidence > best.confidence) best = { ...read, script }
      if (read.confidence >= goodEnough) break
    }
    if (best && best.pieces.length > 0) chosen = best.script
    pages.push(best?.pieces ?? [])
  }
  return pages
}

/** A stain, or what is left of a line: no letters, or one sign the engine doubts. */
const isSpeck = (text: string, confidence: number) =>
  text.trim() === '' || rule.test(text) || (confidence < sureSign && /^[^\p{L}\p{N}+•●-]+$|^[^\p{L}•●-]$/u.test(text))

/** Words and addresses the engine doubts are still better than none. */
const isWordy = (text: string) => /^(?:\p{L}{4,}|[\w.+-]+@[\w.-]+\.\w{2,})$/u.test(text)

/** The library looks for all letters in one folder. */
async function lettersFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-letters-'))
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

async function pageOf(worker: Worker, bytes: Buffer, dots: number, number: number): Promise<Recognised> {
  const { data } = await worker.recognize(bytes, {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const glyphs: Glyph[] = []
  for (const { words, bbox, baseline } of lines)
    for (const [at, { text: read, confidence, bbox: box }] of words.entries()) {
      const text = at === 0 && words.length > 1 && mark.test(read) ? '•' : read
      if (isSpeck(text, confidence) || (confidence < fewestSure && !isWordy(text))) continue
      const size = (bbox.y1 - bbox.y0) / dots
      const y = (baseline ? (baseline.y0 + baseline.y1) / 2 : bbox.y1) / dots
      glyphs.push({
        sign: text.replace(/[\u200e\u200f]/g, ''),
        x1: box.x0 / dots,
        x2: box.x1 / dots,
        y,
        size: Math.min(size, (box.y1 - box.y0) / dots + 2),
        bold: false,
        italic: false,
        order: glyphs.length,
        object: 0,
        whole: true,
      })
    }
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(letters, 1)
  return { pieces: piecesOf(glyphs, number), confidence }
}

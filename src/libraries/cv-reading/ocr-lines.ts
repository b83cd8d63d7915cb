import type { Glyph } from './layout/glyph.ts'

type Box = { x0: number; y0: number; x1: number; y1: number }
/** What the engine gives, as far as it is used: boxes in pixels, sureness in percent. */
export type SeenWord = { text: string; confidence: number; bbox: Box }
export type SeenLine = { words: SeenWord[]; bbox: Box; baseline?: { y0: number; y1: number } | null }

const fewestSure = 40
const sureSign = 75
const sureNumber = 70
/** A bullet, as it is taken for a letter or sign at the begin of a line. */
const mark = /^(?:[^\p{L}\p{N}(["“]|[eo©®٠])$/u
/** What is left of a line drawn across the page. */
const rule = /^[—_–=~-]*[—_=~][—_–=~-]*$/
const dash = /^[—–_~-]{1,2}$/
/** Numbers, dates and addresses: read alike in every script, best by those who know Latin letters. */
const latinOnly = /^(?:\(?\+?\d[\d/.()–-]{3,}|[\w.+-]+@[\w.-]+\.\w{2,})$/

/** What the one sign that fonts have for الله is taken for, and the words it stands after in names. */
const strokes = /^[aA]?[lI|]{2,4}$/
const beforeGod = /^(?:عبد|سيف|نصر|فتح|ضيف|جار|فضل|خير|هبة|أمة|عطا)$/

/** How sure the engine is of a page, by letters. */
export function surenessOf(lines: SeenLine[]): number {
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(letters, 1)
}

/** Letters as high as these in pixels are drawn well enough; those of the other say nothing. */
const clearHeight = 18
const lostHeight = 6

/** How well a page is drawn, from 0 to 1: by how high most of its lines are. */
function clarityOf(lines: SeenLine[]): number {
  const heights = lines.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1] ?? 0
  return Math.min(1, Math.max(0, (usual - lostHeight) / (clearHeight - lostHeight)))
}

/** The words of lines as whole glyphs, without stains; `dots` are pixels a point. */
export function glyphsOfLines(lines: SeenLine[], dots: number): Glyph[] {
  const glyphs: Glyph[] = []
  const clarity = clarityOf(lines)
  for (const { words, bbox, baseline } of lines)
    for (const [at, { confidence, bbox: box }] of words.entries()) {
      if (isAlef(words[at], words[at + 1])) continue
      const text = (isAlef(words[at - 1], words[at]) ? 'ا' : '') + mended(words, at)
      if (text !== '–' && (isSpeck(text, confidence) || (confidence < fewestSure && !isWordy(text)))) continue
      const size = (bbox.y1 - bbox.y0) / dots
      const y = (baseline ? (baseline.y0 + baseline.y1) / 2 : bbox.y1) / dots
      glyphs.push({
        sign: text,
        x1: box.x0 / dots,
        x2: box.x1 / dots,
        y,
        size: Math.min(size, (box.y1 - box.y0) / dots + 2),
        bold: false,
        italic: false,
        order: glyphs.length,
        object: 0,
        whole: true,
        sureness: Math.min(confidence / 100, clarity),
      })
    }
  return glyphs
}

/** What follows the first stroke of an Arabic article, where that stroke is taken for a rule of its own. */
const withoutAlef = /^ل\p{Script=Arabic}{2}/u
const isAlef = (word: SeenWord | undefined, next: SeenWord | undefined) =>
  word?.text === '|' && next !== undefined && withoutAlef.test(next.text)

/** A sign before a line is its bullet, one between years a dash, one before two digits what stands for the century; a doubtful full stop inside an Arabic line a comma, strokes after عبد a name. */
function mended(words: SeenWord[], at: number): string {
  const { text: read = '', confidence = 0 } = words[at] ?? {}
  const text = read.replace(/[\u200e\u200f\u202a-\u202e]/g, '')
  const isQuote = text === '«' && words.some((word) => word.text.includes('»'))
  if (at === 0 && words.length > 1 && mark.test(text) && !isQuote) return '•'
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
  if (dash.test(text) && /\d\W{0,2}$/.test(before) && /[\p{L}\d]/u.test(after)) return '–'
  if (confidence < sureSign && at < words.length - 1 && /\p{Script=Arabic}{2}\.$/u.test(text))
    return `${text.slice(0, -1)}،`
  if (strokes.test(text) && beforeGod.test(before)) return 'الله'
  if (/^\p{L}{3,9}\.?$/u.test(before)) return text.replace(/^[?"“”‘`*°]\s?(?=\d\d$)/, '’')
  return text
}

/** A stain, or what is left of a line: no letters, or one sign the engine doubts. */
const isSpeck = (text: string, confidence: number) =>
  text.trim() === '' || rule.test(text) || (confidence < sureSign && /^[^\p{L}\p{N}+•●-]+$|^[^\p{L}•●-]$/u.test(text))

/** Words and addresses the engine doubts are still better than none. */
const isWordy = (text: string) => /^(?:\p{L}{4,}|[\w.+-]+@[\w.-]+\.\w{2,})$/u.test(text)

/** Lines of another script with the numbers and addresses that stand there when the page is read in Latin letters. */
export function withLatinNumbers(lines: SeenLine[], latin: SeenLine[]): SeenLine[] {
  const sure = latin
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence >= sureNumber && latinOnly.test(text))
  return lines.map((line) => {
    const own = sure.filter(({ bbox }) => isBeside(line.bbox, bbox))
    const kept = line.words.filter((word) => !own.some((number) => covers(number, word)))
    return own.length > 0 ? { ...line, words: [...kept, ...own] } : line
  })
}

/** In the same line: the middle of one lies within the other. */
const isBeside = (line: Box, box: Box) => {
  const middle = (box.y0 + box.y1) / 2
  return (
    middle > line.y0 &&
    middle < line.y1 &&
    box.x0 >= line.x0 - (line.y1 - line.y0) &&
    box.x1 <= line.x1 + (line.y1 - line.y0)
  )
}

const covers = (number: SeenWord, word: SeenWord) => {
  const shared = Math.min(number.bbox.x1, word.bbox.x1) - Math.max(number.bbox.x0, word.bbox.x0)
  return shared > (word.bbox.x1 - word.bbox.x0) * 0.5
}

import { type IRunOptions, TextRun } from 'docx'
import { isRightToLeft } from '#libraries/cv-reading/layout/letters.ts'

const arabic = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** Latin words and numbers with what belongs to them; within Arabic they go the other way. */
const latin =
  /(?:[+(]|(?<![\p{L}\p{Nd}])\.)?[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}](?:[^\u0590-\u08ff\n]*[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}+#%])?/gu
/** What turns around although each letter knows its direction: `.NET`, `C++`, `+971 …`, `01/2023 – 2025`. */
const turning = /^[+(.]|[+#]$|\d\s?[–/-]\s?\d/
const [isolate, end] = ['\u2066', '\u2069']

/** Whether a paragraph goes from right to left: its first letter decides, and the sheet where there is none. */
export function isRtl(text: string, sheet: boolean): boolean {
  const first = /\p{L}/u.exec(text)?.[0]
  return first === undefined ? sheet : arabic.test(first)
}

/** A text as runs of one direction each; Word needs to be told both the run's and, for what turns, its bounds. */
export function runsOf(text: string, rtl: boolean, style: IRunOptions = {}): TextRun[] {
  return piecesOf(text, rtl).map(
    (piece) => new TextRun({ ...style, text: piece.text, ...(piece.rtl && { rightToLeft: true }) }),
  )
}

type Piece = { text: string; rtl: boolean }

function piecesOf(text: string, rtl: boolean): Piece[] {
  if (!rtl)
    return isRightToLeft(text) ? splitAt(text, /[\u0590-\u08ff][\u0590-\u08ff\s]*/g, true) : [{ text, rtl: false }]
  return splitAt(text, latin, false).map((piece) =>
    !piece.rtl && turning.test(piece.text) ? { ...piece, text: isolate + piece.text + end } : piece,
  )
}

/** What is found goes in one direction, the rest in the other. */
function splitAt(text: string, found: RegExp, foundRtl: boolean): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: piece, index } of text.matchAll(found)) {
    if (index > from) pieces.push({ text: text.slice(from, index), rtl: !foundRtl })
    pieces.push({ text: piece, rtl: foundRtl })
    from = index + piece.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), rtl: !foundRtl })
  return pieces
}

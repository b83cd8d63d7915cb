import type { PDFiumPage } from '@hyzyla/pdfium'
import type { Box } from '../layout/line.ts'

type Inner = { module: Native; pageIdx: number }
type Native = { HEAPU8: Uint8Array; _malloc: (bytes: number) => number; _free: (at: number) => void } & Record<
  `_FPDF${string}`,
  (...given: number[]) => number
>
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
type Corners = { left: number; bottom: number; right: number; top: number }

const picture = 3
const form = 5
const deepest = 4
/** Sine of an angle from which letters are no line. */
const turned = 0.2
/** Letters reach over the edge of their line; in points. */
const slack = 1
const upright: Matrix = [1, 0, 0, 1, 0, 0]

/** Where a page holds pictures, also those inside its forms: a photo among them would tell who somebody is. */
export function pictureBoxes(page: PDFiumPage, number: number): Box[] {
  const { module, pageIdx } = page as unknown as Inner
  const height = page.getOriginalSize().originalHeight
  const buffer = module._malloc(32)
  const boxes: Box[] = []
  const look = (object: number, within: Matrix, depth: number) => {
    const type = Number(module._FPDFPageObj_GetType?.(object))
    if (type === form && depth < deepest) {
      module._FPDFPageObj_GetMatrix?.(object, buffer)
      const own = [...new Float32Array(module.HEAPU8.buffer, buffer, 6)] as Matrix
      const count = Number(module._FPDFFormObj_CountObjects?.(object))
      for (let at = 0; at < count; at++)
        look(Number(module._FPDFFormObj_GetObject?.(object, at)), product(own, within), depth + 1)
    }
    if (type !== picture) return
    module._FPDFPageObj_GetBounds?.(object, buffer, buffer + 4, buffer + 8, buffer + 12)
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(module.HEAPU8.buffer, buffer, 4)
    boxes.push(boxOf(moved({ left, bottom, right, top }, within), height, number))
  }
  try {
    const count = Number(module._FPDFPage_CountObjects?.(pageIdx))
    for (let at = 0; at < count; at++) look(Number(module._FPDFPage_GetObject?.(pageIdx, at)), upright, 0)
  } finally {
    module._free(buffer)
  }
  return boxes
}

/**
 * Where letters stand that no line accounts for: those that run up, down or slantwise, and those for which the file itself says
 * another text. What is not read cannot be judged, so none of them may stay.
 */
export function strayBoxes(page: PDFiumPage, number: number, lines: readonly Box[]): Box[] {
  const { module, pageIdx } = page as unknown as Inner
  const height = page.getOriginalSize().originalHeight
  const text = Number(module._FPDFText_LoadPage?.(pageIdx))
  const buffer = module._malloc(32)
  const boxes: Box[] = []
  try {
    const count = Number(module._FPDFText_CountChars?.(text))
    for (let at = 0; at < count; at++) {
      module._FPDFText_GetMatrix?.(text, at, buffer)
      const isTurned = Math.abs(new Float32Array(module.HEAPU8.buffer, buffer, 6)[1] ?? 0) > turned
      module._FPDFText_GetLooseCharBox?.(text, at, buffer)
      const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(module.HEAPU8.buffer, buffer, 4)
      if (right <= left || top <= bottom || isSpace(Number(module._FPDFText_GetUnicode?.(text, at)))) continue
      const box = boxOf({ left, bottom, right, top }, height, number)
      if (isTurned || !lines.some((line) => holds(line, box))) boxes.push(box)
    }
  } finally {
    module._free(buffer)
    module._FPDFText_ClosePage?.(text)
  }
  return boxes
}

const isSpace = (code: number) => code <= 32 || code === 0xa0

/** Whether the middle of a letter lies within a line. */
function holds(line: Box, letter: Box): boolean {
  const [x, y] = [letter.x + letter.width / 2, letter.y + letter.height / 2]
  return (
    x >= line.x - slack && x <= line.x + line.width + slack && y >= line.y - slack && y <= line.y + line.height + slack
  )
}

/** From the lower left corner, as PDF counts, to the upper left one. */
const boxOf = ({ left, bottom, right, top }: Corners, height: number, page: number): Box => ({
  page,
  x: left,
  y: height - top,
  width: right - left,
  height: top - bottom,
})

function moved({ left, bottom, right, top }: Corners, [a, b, c, d, e, f]: Matrix): Corners {
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

import type { PDFiumPage } from '@hyzyla/pdfium'
import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './letters.ts'
import { withMarksOnce } from './marks.ts'

type Style = {
  size: number
  bold: boolean
  italic: boolean
  turned: boolean
  slant: number
  actual: string | null
  unseen?: true
}
type Inner = { module: Native; pageIdx: number }
type Native = {
  HEAPU8: Uint8Array
  _malloc: (bytes: number) => number
  _free: (at: number) => void
} & Record<`_FPDF${string}`, (...given: number[]) => number>

const mostGlyphs = 40_000
/** How a file says that letters are not drawn. */
const invisible = 3
const room = 256
/** Where in the buffer the name of a mark's parameter lies. */
const keyAt = 320
const actualText = 'ActualText'
/** More signs than any ligature has. */
const fewestTold = 4
/** The letters of a page. PDFium's own library has no such call, so its module is asked. */
export function glyphsOf(page: PDFiumPage): Glyph[] {
  const { module, pageIdx } = page as unknown as Inner
  const height = page.getOriginalSize().originalHeight
  const text = Number(module._FPDFText_LoadPage?.(pageIdx))
  const buffer = module._malloc(keyAt + actualText.length + 1)
  module.HEAPU8.set([...Buffer.from(actualText), 0], buffer + keyAt)
  try {
    const count = Math.min(mostGlyphs, Number(module._FPDFText_CountChars?.(text)))
    const styles = new Map<number, Style>()
    const glyphs: Glyph[] = []
    for (let order = 0; order < count; order++) {
      if (module._FPDFText_IsGenerated?.(text, order)) continue
      const object = Number(module._FPDFText_GetTextObject?.(text, order))
      let style = styles.get(object)
      if (!style) {
        style = styleOf(module, text, order, object, buffer)
        styles.set(object, style)
      }
      if (style.turned) continue
      const sign = style.actual ?? signOf(module, text, order)
      const isTold = style.actual !== null && style.actual.trim().length >= fewestTold && !isRightToLeft(style.actual)
      if (sign === '') continue
      const { left, right, y } = placeOf(module, text, order, style.slant, buffer)
      const last = glyphs.at(-1)
      if (style.actual && last && last.object === object) {
        widen(last, left, right)
        continue
      }
      const at = { x1: left, x2: edgeOf(last, left, right), y: height - y }
      const glyph: Glyph = { sign, object, ...at, ...style, order, ...(isTold && { told: true }) }
      if (last && style.slant === 0) withInk(last, glyph, (of) => inkOf(module, text, of.order, buffer))
      glyphs.push(glyph)
    }
    return withMarksOnce(glyphs)
  } finally {
    module._free(buffer)
    module._FPDFText_ClosePage?.(text)
  }
}

/** A letter leant by the printer lies in a box wider than itself: it begins where it is set. */
function placeOf(module: Native, text: number, order: number, slant: number, buffer: number) {
  module._FPDFText_GetLooseCharBox?.(text, order, buffer)
  module._FPDFText_GetCharOrigin?.(text, order, buffer + 32, buffer + 40)
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(module.HEAPU8.buffer, buffer, 4)
  const [x = 0, y = 0] = new Float64Array(module.HEAPU8.buffer, buffer + 32, 2)
  if (slant === 0) return { left, right, y }
  return { left: x, right: x + Math.max(0, right - left - slant * Math.abs(top - bottom)), y }
}

/** White space, in heights of a letter, that may be none. */
const leastGap = 0.08
const mostGap = 1.5

/**
 * Where several shapes are told as one letter, as those of Arabic and small capitals, a box may be as wide as another shape:
 * before white space a letter reaches as far as its ink does.
 */
function withInk(before: Glyph, glyph: Glyph, ink: (of: Glyph) => number) {
  if (before.sign === ' ' || glyph.sign === ' ' || Math.abs(before.y - glyph.y) > 1) return
  const [left, right] = before.x1 < glyph.x1 ? [before, glyph] : [glyph, before]
  const gap = right.x1 - left.x2
  if (gap > leastGap * left.size && gap < mostGap * left.size)
    left.x2 = Math.max(left.x2, Math.min(ink(left), right.x1))
}

/** How far to the right a letter is drawn. */
function inkOf(module: Native, text: number, order: number, buffer: number): number {
  module._FPDFText_GetCharBox?.(text, order, buffer, buffer + 8, buffer + 16, buffer + 24)
  const [, right = 0] = new Float64Array(module.HEAPU8.buffer, buffer, 2)
  return right
}

/** Letters of one ligature begin at the same place; together they are as wide as their sum. */
const edgeOf = (before: Glyph | undefined, left: number, right: number) =>
  before && before.x1 === left && before.x2 !== right && right > left ? before.x2 + right - left : right

/** Letters of one ligature are told at one place, each with its share of the width. */
function widen(glyph: Glyph, left: number, right: number) {
  if (Math.abs(left - glyph.x1) < 0.01 && !isRightToLeft(glyph.sign)) {
    glyph.x2 += right - left
    return
  }
  glyph.x1 = Math.min(glyph.x1, left)
  glyph.x2 = Math.max(glyph.x2, right)
}

/** What a file says its glyphs mean, where their shapes alone do not tell. */
function actualOf(module: Native, object: number, buffer: number): string | null {
  const marks = Number(module._FPDFPageObj_CountMarks?.(object))
  for (let at = 0; at < marks; at++) {
    const mark = Number(module._FPDFPageObj_GetMark?.(object, at))
    if (!module._FPDFPageObjMark_GetParamStringValue?.(mark, buffer + keyAt, buffer, room - 8, buffer + room - 8))
      continue
    const [bytes = 0] = new Uint32Array(module.HEAPU8.buffer, buffer + room - 8, 1)
    if (bytes > room - 8) continue
    const text = Buffer.from(module.HEAPU8.subarray(buffer, buffer + Math.max(0, bytes - 2))).toString('utf16le')
    // some printers write a letter they have no sign for as nothing: the glyph itself knows it
    if (/^\0+$/.test(text)) continue
    // the command that drew an icon is no word
    if (/^\\\p{L}{2}/u.test(text)) return ''
    return withWholeUnits(text.replace(/[\0\ufeff]/g, ''))
  }
  return null
}

/** Some printers forget to say that they write two bytes a letter: each byte then comes as a sign of its own. */
function withWholeUnits(text: string): string {
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  if (codes.length % 2 > 0 || !codes.every((code, at) => (at % 2 > 0 ? code < 256 : code > 0 && code < 32))) return text
  return String.fromCharCode(...codes.flatMap((code, at) => (at % 2 > 0 ? [] : code * 256 + (codes[at + 1] ?? 0))))
}

function styleOf(module: Native, text: number, order: number, object: number, buffer: number): Style {
  module._FPDFText_GetMatrix?.(text, order, buffer)
  const [, turn = 0, c = 0, d = 1] = new Float32Array(module.HEAPU8.buffer, buffer, 6)
  const size = Number(module._FPDFText_GetFontSize?.(text, order)) * (Math.hypot(c, d) || 1)
  const length = Number(module._FPDFText_GetFontInfo?.(text, order, buffer, room - 8, buffer + room - 8))
  const bytes = module.HEAPU8.subarray(buffer, buffer + Math.max(0, Math.min(room - 8, length) - 1))
  const font = Buffer.from(bytes).toString('latin1')
  return {
    size,
    bold: /bold|black|heavy|demi|-bd|cmbx|sfbx|ecbx|bx\d/i.test(font),
    italic: /italic|oblique|slanted|cmti|-it\b/i.test(font),
    turned: Math.abs(turn) > 0.2,
    slant: turn === 0 && d > 0 && c > 0 ? c / d : 0,
    actual: actualOf(module, object, buffer),
    ...(module._FPDFTextObj_GetTextRenderMode?.(object) === invisible && { unseen: true }),
  }
}

/** What fonts of TeX hold at 27 to 31, where they do not say what their shapes mean. */
const texLigatures = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/** Letters of the private area are icons; of control signs nothing remains. */
function signOf(module: Native, text: number, order: number): string {
  const code = Number(module._FPDFText_GetUnicode?.(text, order))
  const ligature = texLigatures[code - 27]
  if (ligature && module._FPDFText_HasUnicodeMapError?.(text, order)) return ligature
  if (code === 2 || code === 0x2010 || code === 0x2011) return '-'
  if (code === 9 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f) return ' '
  if (code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xad || code === 0xfeff || code > 0x10ffff) return ''
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
    return ''
  if (code >= 0xd800 && code <= 0xdfff) return ''
  return String.fromCodePoint(code)
}

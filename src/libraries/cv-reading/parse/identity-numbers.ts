import { latinDigits } from '../layout/letters.ts'
import { type Cell, type Line, wordsOf } from '../layout/line.ts'
import labels from '../lists/person-labels.json' with { type: 'json' }
import { isOnlyDates } from './days.ts'
import { besideOrBelow, personLabel } from './person-labels.ts'

const fewestDigits = 5
/** What names other things too, such as an order, is one of a person at the beginning alone. */
const loose = new Set(['id', 'id no', 'id number'])

const pattern = (label: string) =>
  label
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[أإآا]/g, '[أإآا]')
    .replace(/[ةه]/g, '[ةه]')
    .replace(/(?<![\p{L}])n(?![\p{L}])/gu, 'n[°ºo]?')
    .replace(/ /g, "[\\s.’'-]{1,3}")
const anyOf = (texts: string[]) =>
  texts
    .map(pattern)
    .sort((a, b) => b.length - a.length)
    .join('|')
const joint = '[\\s.:：#№°º/–-]*(?:(?:no|nr|num|number|n[°º]|номер|серия|رقم)(?!\\p{L})[\\s.:：#№°º–-]*)?'
const number = '(?:[A-Z]{1,3}[\\s-]?)?\\d[A-Z\\d]*(?:[\\s№/-]{1,3}[A-Z]{0,2}\\d[A-Z\\d]*)*'
const numbered = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${anyOf(labels.document.filter((label) => !loose.has(label)))})|^\\P{L}*(?:${anyOf([...loose])}))(?!\\p{L})${joint}${number}`,
  'giu',
)

/** The number alone: what may be driven is told before it. */
const ofLicence = new RegExp(
  `(?<=(?<!\\p{L})(?:${anyOf(labels.driving_licence.filter((label) => label.length > 6))})(?!\\p{L})[^\\d\\n]{0,40}?)(?:(?<!\\p{L})(?:no|number|n[°º]|№|رقم)[\\s.:#]*)?${number}`,
  'giu',
)

/**
 * Lines without numbers of passports, identity cards and permits: nobody needs them to hire somebody, and whoever has them can do
 * harm. White space stands in their place, so that everything else stays where it was.
 */
export function withoutIdentityNumbers(lines: Line[]): Line[] {
  const told = new Set<Cell>()
  for (const [at, line] of lines.entries())
    for (const [nth, cell] of line.cells.entries()) {
      if (personLabel(cell.text) !== 'document') continue
      const value = besideOrBelow(lines, at, nth)
      if (value && digitsIn(value.text) >= fewestDigits) told.add(cell).add(value)
    }
  return lines.flatMap((line) => {
    const texts = line.cells.map((cell) => (told.has(cell) ? '' : withoutNumbers(cell.text)))
    if (texts.every((text, at) => text === line.cells[at]?.text)) return [line]
    const cells = line.cells.flatMap((cell, at) => {
      const text = texts[at] ?? ''
      if (text === cell.text) return [cell]
      const { parts: _, ...rest } = cell
      return /[\p{L}\p{N}]/u.test(text) ? [{ ...rest, text }] : []
    })
    return cells.length > 0 ? [{ ...line, cells, text: wordsOf(cells) }] : []
  })
}

/** The same of a text. */
export function withoutNumbers(text: string): string {
  const blank = (found: string) =>
    digitsIn(found) >= fewestDigits && !isOnlyDates(found) ? ' '.repeat(found.length) : found
  if (digitsIn(text) < fewestDigits) return text
  let out = text
  for (const pattern of [numbered, ofLicence])
    for (const { 0: found, index } of latinDigits(out).matchAll(pattern))
      out = out.slice(0, index) + blank(found) + out.slice(index + found.length)
  return out
}

const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

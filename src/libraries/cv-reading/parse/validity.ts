import { type Line, wordsOf } from '../layout/line.ts'
import { periodIn } from './dates.ts'

const issued =
  /^(?:issued|délivrée?(?: le| en)?|obtenue?(?: le| en)?|выдано?а?|получено?а?|صدرت?(?: في)?)\s*[:：]?\s+/iu
const open =
  /\s*(?:[-–—·|,]|до|حتى)\s*(?:no expir(?:ation|y)(?: date)?|does not expire|present|current|now|today|aujourd['’]hui|ce jour|à ce jour|actuel(?:lement)?|sans (?:date d['’])?expiration|(?:по )?настоящее время|н\.?\s?в\.?|сейчас|бессрочно|(?:حتى )?الآن|(?:إلى )?الآن|الحاضر)\s*\)?$/iu
/** Until when a paper holds: no day it was given on. */
const ends =
  /[\s,،;(–—-]*(?<told>(?<!\p{L})(?:(?:is )?valid(?:ity)?\s+(?:to|until|till|thru|through|upto|up to)|exp(?:ir(?:es|y|ing|ation))?\.?(?: date)?(?: on| in)?|valable jusqu['’](?:au|à|en)|valide jusqu['’](?:au|à|en)|expire(?: le| en)?|(?:срок )?действ(?:ует|ителен|ительна|ительно|ия) (?:до|по)|годен до|(?:صالحة?|سارية?|ساري المفعول) (?:حتى|لغاية|إلى)|تنتهي? (?:في|بتاريخ)?|ينتهي (?:في|بتاريخ)?)\s*[:：]?\s*)(?=\p{Nd}|\p{L})/iu

/** Lines without until when their paper holds, and lines that tell it. */
export function withoutEnds(lines: Line[]): [rest: Line[], told: Line[]] {
  const told: Line[] = []
  const rest = lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => {
      const found = ends.exec(cell.text)
      const said = found?.groups?.told ?? ''
      const from = found ? found.index + found[0].length : 0
      const period = found && periodIn(cell.text.slice(from))
      if (!found || !period || period.from > 3) return [cell]
      const to = from + period.to
      const { parts: _, words: __, ...whole } = cell
      const text = `${said}${cell.text.slice(from, to)}`
      const own = { ...whole, text, at: cell.at + cell.text.indexOf(said) }
      told.push({ ...line, cells: [own], text, bullet: false })
      const left = `${cell.text.slice(0, found.index)} ${cell.text.slice(to).replace(/^\s*[)\]]/, '')}`.trim()
      return /\p{L}/u.test(left) ? [{ ...whole, text: left }] : []
    })
    return cells.length > 0 ? [{ ...line, cells, text: wordsOf(cells) }] : []
  })
  return [rest, told]
}

const ofPaper = /certifi|licen[cs]e|accredit|сертифи|лиценз|شهادة مهنية|رخصة/iu

/**
 * Lines of papers with the day they were given, and not that they still hold: what was given goes on for nobody, so it has no
 * "to this day" as a job has.
 */
export const withoutValidity = (lines: Line[]): Line[] =>
  lines.map((line) => {
    const cells = line.cells.map((cell) => {
      const text = periodIn(cell.text) ? cell.text.replace(issued, '').replace(open, '') : cell.text
      if (text === cell.text || text === '') return cell
      const { parts: _, words: __, ...rest } = cell
      return { ...rest, text, at: cell.at + cell.text.indexOf(text) }
    })
    return cells.every((cell, at) => cell === line.cells[at]) ? line : { ...line, cells, text: wordsOf(cells) }
  })

/** The same of those lines among studies that name a paper. */
export const papersWithoutValidity = (lines: Line[]): Line[] =>
  lines.map((line) => (ofPaper.test(line.text) ? (withoutValidity([line])[0] ?? line) : line))

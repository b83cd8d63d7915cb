import { type Line, wordsOf } from '../layout/line.ts'
import { periodIn } from './dates.ts'

const issued =
  /^(?:issued|délivrée?(?: le| en)?|obtenue?(?: le| en)?|выдано?а?|получено?а?|صدرت?(?: في)?)\s*[:：]?\s+/iu
const open =
  /\s*(?:[-–—·|,]|до|حتى)\s*(?:no expir(?:ation|y)(?: date)?|does not expire|present|current|now|today|aujourd['’]hui|ce jour|à ce jour|actuel(?:lement)?|sans (?:date d['’])?expiration|(?:по )?настоящее время|н\.?\s?в\.?|сейчас|бессрочно|(?:حتى )?الآن|(?:إلى )?الآن|الحاضر)\s*\)?$/iu
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

import type { Line } from '../layout/line.ts'

const rank =
  /^(?:высшее|неоконченное высшее|среднее|среднее специальное|среднее профессиональное|higher education|undergraduate|postgraduate|высшее образование)$/iu
/** What no field beside it tells: a college teaches nurses as a university does. */
const telling = /^среднее /iu

/** How high a study was, without what it was: the word stands above the entries of a whole list. */
export const isRank = (text: string): boolean => rank.test(text.trim())

/** Whether the word says what the study was even where its field is told. */
export const isTellingRank = (text: string): boolean => telling.test(text)

/** Lines with the words of a rank that a narrow column broke put together. */
export function withWholeRanks(lines: Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const [above, below] = [last?.cells[0], line.cells[0]]
    const text = `${last?.text} ${line.text}`
    if (last?.cells.length === 1 && above && below && line.cells.length === 1 && isRank(text))
      out.splice(-1, 1, { ...last, text, cells: [{ ...above, text }] })
    else out.push(line)
  }
  return out
}

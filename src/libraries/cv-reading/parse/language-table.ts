import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import data from '../lists/levels.json' with { type: 'json' }

/** A language of a table that tells a level for each skill, as Europass draws it. */
export type Row = { name: string; key: string; level: string; cell: Cell }

const cefr = /^[ABC][12]\+?$/i
const cefrWithin = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/giu
const fewestLevels = 3
const heads = new Set(data.heads.map(plain))

/** Rows of such tables, and all lines that belong to them: heads of columns and what the levels mean are no skills. */
export function languageTables(
  lines: Line[],
  names: ReadonlyMap<string, string>,
): { rows: Row[]; lines: ReadonlySet<Line> } {
  const rows: Row[] = []
  const own = new Set<Line>()
  const nameIn = (line: Line | undefined) =>
    line?.cells.flatMap((cell) => {
      const name = withoutBullet(cell.text).replace(/\s*[:：]$/, '')
      const key = names.get(plain(name))
      return key ? [{ name, key, cell }] : []
    })[0]
  for (const [at, line] of lines.entries()) {
    const levels = line.cells.flatMap(({ text }) => text.split(/\s+/)).filter((text) => cefr.test(text))
    if (levels.length < fewestLevels) continue
    // a row that is higher than its words has its name a little above
    const above = lines[at - 1]
    const beside = nameIn(line)
    const found = beside ?? (above?.cells.length === 1 ? nameIn(above) : undefined)
    if (!found) continue
    rows.push({ ...found, level: usual(levels) })
    own.add(line)
    if (!beside && above) own.add(above)
  }
  if (rows.length > 0)
    for (const line of lines)
      if (line.cells.every(({ text }) => isSkillOfLanguage(text)) || isLegend(line)) own.add(line)
  return { rows, lines: own }
}

/** What most skills have; of two that are as many, the lower one. */
function usual(levels: string[]): string {
  const count = (level: string) => levels.filter((one) => one === level).length
  return levels.toSorted((a, b) => count(b) - count(a) || a.localeCompare(b))[0] ?? ''
}

/** Above a column of such a table, and no heading of a section. */
export const isSkillOfLanguage = (text: string): boolean => heads.has(plain(text.replace(/\((?:s|es)\)/g, '')))

const isLegend = ({ text }: Line) => (text.match(cefrWithin)?.length ?? 0) >= fewestLevels

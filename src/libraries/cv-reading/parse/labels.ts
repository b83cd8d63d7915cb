import { type Cell, type Line, type Role, wordsOf } from '../layout/line.ts'
import labels from '../lists/labels.json' with { type: 'json' }
import { roleNamed } from './roles.ts'
import { isPeriod } from './stacked-dates.ts'
import { type Column, columnsOf, goesOn, inColumns, join, withSecondLine } from './tables.ts'

const longest = 70
const before = /^([^:：\d]{3,60}?)\s*[:：]\s*(?=\S)/u

/** Lines of a section whose labels have become roles: heads of columns and labels before values are gone. */
export function withRoles(lines: Line[]): Line[] {
  const out: Line[] = []
  let columns: Column[] | null = null
  let row: Line | null = null
  const rest = [...lines]
  for (let line = rest.shift(); line; line = rest.shift()) {
    const whole = rest[0] ? withSecondLine(line, rest[0]) : null
    const head = columnsOf(whole ?? line, rest)
    if (head) {
      if (whole) rest.shift()
      columns = head
      row = null
      continue
    }
    if (!columns) {
      out.push(labelled(line))
      continue
    }
    if ((line.bullet && line.cells.length === 1) || (line.cells.length === 1 && line.text.length > longest)) {
      out.push(line)
      continue
    }
    const next = inColumns(line, columns)
    if (row && goesOn(row, next, columns)) join(row, next)
    else {
      row = next
      out.push(next)
    }
  }
  return out
}

const longLabels = Object.entries(labels)
  .flatMap(([role, texts]) => texts.map((text) => ({ role: role as Role, text })))
  .filter(({ text }) => text.split(' ').length > 2)
  .sort((a, b) => b.text.length - a.text.length)

/** `Occupation or position held Accountant`: a label of several words needs no colon. */
function longLabel(text: string): { role: Role; 0: string } | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const found = longLabels.find((label) => lower.startsWith(`${label.text} `))
  if (found) return { role: found.role, 0: text.slice(0, found.text.length + 1) }
  const dates = /^dates?\s+(?=\d|\p{Lu}\p{Ll}+ \d{4})/iu.exec(text)?.[0]
  return dates ? { role: 'dates', 0: dates } : null
}

/** `City: Amman | Country: Jordan`: each label with its value. */
function atBars(cell: Cell): Cell[] {
  const starts = [
    0,
    ...[...cell.text.matchAll(/\s*\|\s*(?=[^:：|]{3,40}[:：])/gu)].map(({ index, 0: bar }) => index + bar.length),
  ]
  if (starts.length < 2 || !roleNamed(before.exec(cell.text)?.[1] ?? '')) return [cell]
  const { parts: _, words: __, ...whole } = cell
  return starts.map((from, at) => ({
    ...whole,
    text: cell.text.slice(from, starts[at + 1]).replace(/[\s|]+$/, ''),
    at: cell.at + from,
  }))
}

/** `Supervisor      Jan 2021 - Present`: beside nothing but a period a label of anything else than dates is what somebody was. */
const isDatedWork = ({ cells: [first, ...rest] }: Line) =>
  first !== undefined &&
  !/[:：]\s*$/.test(first.text) &&
  roleNamed(first.text) !== 'dates' &&
  rest.every(({ text }) => isPeriod(text))

/** `Employer: Masar`, or the label in a cell of its own beside it. */
function labelled(line: Line): Line {
  const [only] = line.cells
  if (only && line.cells.length === 1 && roleNamed(only.text) === 'tasks')
    return { ...line, cells: [{ ...only, role: 'tasks' }] }
  const cells: Cell[] = []
  let role: Role | null = null
  for (const cell of line.cells.flatMap(atBars)) {
    const named = cells.length === 0 && line.cells.length > 1 && !isDatedWork(line) ? roleNamed(cell.text) : null
    if (named) {
      role = named
      continue
    }
    const label = before.exec(cell.text)
    const prefix = longLabel(cell.text)
    const inside = (label ? roleNamed(label[1] ?? '') : null) ?? prefix?.role ?? null
    const own = inside ?? role
    // a grade without its name says nothing
    const text = inside && inside !== 'grade' ? cell.text.slice((label ?? prefix)?.[0].length) : cell.text
    cells.push(own ? { ...cell, text, at: cell.at + cell.text.length - text.length, role: own } : cell)
  }
  return { ...line, cells, text: wordsOf(cells) }
}

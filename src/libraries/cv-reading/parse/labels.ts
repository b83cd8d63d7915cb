import { plain } from '../layout/letters.ts'
import { type Cell, type Line, type Role, wordsOf } from '../layout/line.ts'
import labels from '../lists/labels.json' with { type: 'json' }
import { periodIn } from './dates.ts'

const roles = new Map<string, Role>()
for (const [role, texts] of Object.entries(labels)) for (const text of texts) roles.set(plain(text), role as Role)

const longest = 70
const before = /^([^:：\d]{3,60}?)\s*[:：]\s*(?=\S)/u

/** The role a text names, and says nothing else: `Employer`, `Должность:`, `Name and address of employer`. */
export const roleNamed = (text: string): Role | null =>
  text.length > longest ? null : (roles.get(plain(text.replace(/\([^)]*\)|[:：№#]/g, ' '))) ?? roleOfBoth(text))

/** `Board / University`: two names for one thing. */
function roleOfBoth(text: string): Role | null {
  const [first, second, ...more] = text.split('/').map((part) => roles.get(plain(part)) ?? null)
  return first && first === second && more.length === 0 ? first : null
}

/** Lines of a section whose labels have become roles: heads of columns and labels before values are gone. */
export function withRoles(lines: Line[]): Line[] {
  const out: Line[] = []
  let columns: Column[] | null = null
  let row: Line | null = null
  for (const line of lines) {
    const head = columnsOf(line)
    if (head) {
      columns = head
      row = null
      continue
    }
    if (!columns) {
      out.push(labelled(line))
      continue
    }
    if (line.bullet || (line.cells.length === 1 && line.text.length > longest)) {
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

type Column = { role: Role; x1: number; x2: number }

/** The head of a table: two or more cells, each the name of what stands below. */
function columnsOf({ cells }: Line): Column[] | null {
  if (cells.length < 2) return null
  const columns = cells.flatMap(({ text, x1, x2 }) => {
    const role = roleNamed(text)
    return role ? [{ role, x1, x2 }] : []
  })
  return columns.length === cells.length && new Set(columns.map(({ role }) => role)).size > 1 ? columns : null
}

/** Each cell of a row has the role of the column it stands under; without places, cells are counted. */
function inColumns(line: Line, columns: Column[]): Line {
  const parted = line.cells.flatMap((cell) => atColumns(cell, columns))
  const whole = columns.length === parted.length
  const cells = parted.map((cell, at): Cell => {
    const column = whole ? columns[at] : cell.box ? nearest(cell, columns) : undefined
    return column ? { ...cell, role: column.role } : cell
  })
  return { ...line, cells }
}

/** Where columns stand close, a cell goes on into the next: it is cut at the word that begins where a column does. */
function atColumns(cell: Cell, columns: Column[]): Cell[] {
  const cuts = (cell.words ?? []).filter(
    ({ at, x1 }) => at > 0 && columns.some((column) => Math.abs(column.x1 - x1) < 2.5),
  )
  const edges = [{ at: 0, x1: cell.x1 }, ...cuts]
  return edges.map((edge, at) => ({
    ...cell,
    text: cell.text.slice(edge.at, edges[at + 1]?.at).trim(),
    x1: edge.x1,
    x2: edges[at + 1]?.x1 ?? cell.x2,
    at: cell.at + edge.at,
  }))
}

const nearest = (cell: Cell, columns: Column[]) => columns.toSorted((a, b) => distance(cell, a) - distance(cell, b))[0]

const distance = (cell: Cell, column: Column) =>
  Math.min(
    Math.abs(cell.x1 - column.x1),
    Math.abs(cell.x2 - column.x2),
    Math.abs(cell.x1 + cell.x2 - column.x1 - column.x2) / 2,
  )

/** A line that fills only some columns, and dates of none that were not begun above, is the rest of its row. */
function goesOn(row: Line, line: Line, columns: Column[]): boolean {
  if (line.cells.length >= columns.length || line.bullet) return false
  const [above, own] = [row, line].map((one) => one.cells.find(({ role }) => role === 'dates'))
  if (!own) return line.cells.every(({ role }) => role) && columns.some(({ role }) => role === 'dates')
  return above !== undefined && !periodIn(above.text)?.range && periodIn(`${above.text} ${own.text}`)?.range === true
}

function join(row: Line, line: Line) {
  for (const cell of line.cells) {
    const above = row.cells.findIndex(({ role }) => role === cell.role)
    const found = row.cells[above]
    if (found) row.cells[above] = { ...found, text: `${found.text} ${cell.text}` }
    else row.cells.push(cell)
  }
  row.text = wordsOf(row.cells)
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

/** `Employer: Masar`, or the label in a cell of its own beside it. */
function labelled(line: Line): Line {
  const [only] = line.cells
  if (only && line.cells.length === 1 && roleNamed(only.text) === 'tasks')
    return { ...line, cells: [{ ...only, role: 'tasks' }] }
  const cells: Cell[] = []
  let role: Role | null = null
  for (const cell of line.cells) {
    const named = cells.length === 0 && line.cells.length > 1 ? roleNamed(cell.text) : null
    if (named) {
      role = named
      continue
    }
    const label = before.exec(cell.text)
    const prefix = longLabel(cell.text)
    const inside = (label ? roleNamed(label[1] ?? '') : null) ?? prefix?.role ?? null
    const own = inside ?? role
    const text = inside ? cell.text.slice((label ?? prefix)?.[0].length) : cell.text
    cells.push(own ? { ...cell, text, at: cell.at + cell.text.length - text.length, role: own } : cell)
  }
  return { ...line, cells, text: wordsOf(cells) }
}

import type { Cell, Line } from '../layout/line.ts'

/** Whether the first word of a line would not have found room at the end of the line before: then it is its continuation. */
export function wraps(before: Line, line: Line): boolean {
  if (!Number.isFinite(before.room) || line.bullet) return false
  if (before.column !== line.column || line.bold !== before.bold || Math.abs(line.size - before.size) > 0.6)
    return false
  if (line.above > 2.1 || line.cells.length > 1) return false
  const [cell] = line.cells
  return cell !== undefined && lacksRoom(before, cell)
}

/** Whether the first word of a cell finds no room behind a line. */
export function lacksRoom({ room }: Line, cell: Cell): boolean {
  const first = cell.text.split(' ')[0]?.length ?? 1
  return ((cell.x2 - cell.x1) / Math.max(cell.text.length, 1)) * (first + 1) > room
}

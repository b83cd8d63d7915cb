import { Unreadable } from '#libraries/cv-reading/unreadable.ts'

/** What a table may hold; what is larger is refused before it is unpacked in full. */
export const caps = {
  unpacked: 300_000_000,
  /** How many times larger the unpacked part may be, once it is larger than a megabyte. */
  ratio: 200,
  rows: 50_000,
  columns: 200,
  cells: 2_000_000,
  cellLength: 32_767,
}

/** Takes rows one by one, numbered as the program that wrote them shows them, and refuses what is too much. */
export class RowTaker {
  rows = 0
  columns = 0
  #cells = 0
  readonly #take: (cells: string[], at: number) => void
  constructor(take: (cells: string[], at: number) => void) {
    this.#take = take
  }

  /** Empty rows are passed over. @throws Unreadable table_rows · table_columns · table_cells */
  row(given: readonly (string | undefined)[], at: number): void {
    const cells = Array.from(given, (cell) => (cell ?? '').slice(0, caps.cellLength).replaceAll('\0', '').trim())
    while (cells.length > 0 && !cells.at(-1)) cells.pop()
    if (cells.length === 0) return
    if (cells.length > caps.columns) throw new Unreadable('table_columns')
    // the head is a row as well
    if (++this.rows > caps.rows + 1) throw new Unreadable('table_rows')
    this.#cells += cells.length
    if (this.#cells > caps.cells) throw new Unreadable('table_cells')
    this.columns = Math.max(this.columns, cells.length)
    this.#take(cells, at)
  }
}

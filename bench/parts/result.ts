type Cell = string | number | null

/** What a benchmark found: rows for the table and the JSON file, and whether a promise was kept, if it tests one. */
export type Result = {
  title: string
  rows: Record<string, Cell>[]
  verdict?: { passed: boolean; text: string }
}

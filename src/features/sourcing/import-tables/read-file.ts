import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { senderOf } from '#features/cvs/cvs/accept-cv.ts'
import { withCopy } from '#features/cvs/cvs/with-copy.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { type HowTable, rowsFile, type TableKind, type TableRead } from '#libraries/table-reading/table-read.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { fold } from '#platform/shared/fold.ts'
import { guessColumns, hasHead } from './guess-columns.ts'

/** Rows that are read into the database at once. */
const atOnce = 1_000
const sampled = 50
const analysedFrom = 1_000

export type Line = { line: number; cells: string[] }

/** A stored table read behind the fence; `work` may go through its rows while the file of them is there. @throws Refused */
export const withRows = <T>(
  ctx: Context,
  file: { storage_key: string; kind: TableKind },
  how: HowTable,
  work: (read: TableRead, lines: () => AsyncGenerator<Line>) => Promise<T>,
): Promise<T> =>
  withCopy(ctx, file.storage_key, async (at, folder) => {
    const read = await documentReader.table(at, file.kind, how, folder, senderOf(ctx))
    return work(read, () => linesOf(path.join(folder, rowsFile)))
  })

async function* linesOf(file: string): AsyncGenerator<Line> {
  for await (const one of createInterface({ input: createReadStream(file) })) {
    const [line, ...cells] = JSON.parse(one) as [number, ...string[]]
    yield { line, cells }
  }
}

/** The first row and some of those after it. */
export async function firstLines(lines: AsyncGenerator<Line>): Promise<Line[]> {
  const first: Line[] = []
  for await (const line of lines) {
    first.push(line)
    if (first.length > sampled) break
  }
  return first
}

/** The head of a table, and what its columns seem to say: as this company understood the same head before, else guessed. */
export async function understandHead(
  { db }: Context,
  page: string,
  first: readonly Line[],
  { columns, asked }: { columns: number; asked?: boolean | undefined },
) {
  const [top, ...rest] = first
  const has_head = asked ?? hasHead(top?.cells ?? [])
  const head = Array.from({ length: columns }, (_, at) => (has_head ? (top?.cells[at] ?? '') : ''))
  const sample = (has_head ? rest : first).map(({ cells }) => cells)
  const known = has_head
    ? await db
        .selectFrom('import_table_maps')
        .select(['columns', 'defaults'])
        .where('page_id', '=', page)
        .where('head_hash', '=', hashOfHead(head))
        .executeTakeFirst()
    : undefined
  return { has_head, head, columns: known?.columns ?? guessColumns(head, sample), defaults: known?.defaults ?? null }
}

export const hashOfHead = (head: readonly string[]): Buffer =>
  createHash('sha256').update(head.map(fold).join('\n')).digest()

/** Writes all rows of a table down anew, without its head; gives how many. */
export async function keepRows(tx: Tx, table: string, lines: AsyncGenerator<Line>, has_head: boolean): Promise<number> {
  await tx.deleteFrom('import_table_rows').where('table_id', '=', table).execute()
  let count = 0
  let isHead = has_head
  let waiting: Line[] = []
  const flush = async () => {
    // one value instead of thousands of parameters
    await sql`insert into import_table_rows (table_id, of_page_id, line, cells)
      select ${table}, ${ownerOf('import_table_rows', table)}, (row->>'line')::integer, row->'cells' from jsonb_array_elements(${JSON.stringify(waiting)}::jsonb) row`.execute(
      tx,
    )
    count += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    if (isHead) {
      isHead = false
      continue
    }
    if (waiting.push(line) >= atOnce) await flush()
  }
  if (waiting.length > 0) await flush()
  // thousands of rows that the planner has not heard of would be walked for each one that is looked for
  if (count > analysedFrom) await sql`analyze import_table_rows`.execute(tx)
  return count
}

import { sql } from 'kysely'
import { findKnown } from '#features/sourcing/imports/add-imported.ts'
import { importSaved } from '#features/sourcing/imports/events.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { type Fills, fillsOf, isEmpty, recordWith } from './fill-empty.ts'
import type { TableRow } from './own-table.ts'
import { type Reading, readRow } from './read-row.ts'
import { type RowState, rowAfter } from './table-states.ts'

/** Records of a company, held in one order until the transaction ends. */
export async function lockKnown(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedImported>> {
  if (ids.length === 0) return new Map()
  const query = tx
    .selectFrom('imported_candidates')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
  return new Map((await query.orderBy('id').forUpdate().execute()).map((row) => [row.id, row]))
}

type Row = { line: number; cells: string[]; known_id: string | null; fills: Fills }
type Ended = { line: number; state: RowState | null; fills: Fills; version: number | null }

/** Fills what is empty still: what was written since the look is left as it is. */
export async function fillRows(ctx: Context, tx: Tx, table: TableRow, rows: readonly Row[], reading: Reading) {
  const known = await lockKnown(
    tx,
    rows.flatMap(({ known_id }) => known_id ?? []),
  )
  const ended: Ended[] = []
  for (const { line, cells, known_id } of rows) {
    const record = known.get(known_id ?? '')
    const { person } = readRow(cells, reading)
    const fills = record && person ? await freeOf(tx, record, fillsOf(record, person, reading.columns, cells)) : {}
    if (!record || Object.keys(fills).length === 0) {
      ended.push({ line, state: rowAfter('fills', 'match'), fills: {}, version: null })
      continue
    }
    const fresh = await write(ctx, tx, record, fills)
    known.set(record.id, fresh)
    ended.push({ line, state: rowAfter('fills', 'write'), fills, version: fresh.version })
  }
  await keep(tx, table.id, ended)
}

/** An address or number that another record has stays with it. */
async function freeOf(tx: Tx, record: LockedImported, fills: Fills): Promise<Fills> {
  const free = { ...fills }
  for (const contact of ['email', 'phone'] as const) {
    const said = free[contact] as string | undefined
    const reach = { email: null, phone: null, [contact]: said ?? null }
    if (said && (await findKnown(tx, record.page_id, reach, record.id))) delete free[contact]
  }
  return free
}

async function write(ctx: Context, tx: Tx, record: LockedImported, values: Fills): Promise<LockedImported> {
  const row = await tx
    .updateTable('imported_candidates')
    .set({ ...recordWith(record, values), updated_at: ctx.now() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(ctx, tx, importSaved, { imported: record.id, page: record.page_id, user: record.user_id })
  return row
}

const keep = (tx: Tx, table: string, ended: readonly Ended[]) =>
  sql`update import_table_rows as r set state = row.state, fills = row.fills, made_version = row.version
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as row(line integer, state text, fills jsonb, version integer)
    where r.table_id = ${table} and r.line = row.line`.execute(tx)

/** Empties again what a table filled and nobody changed since; everything else of these people stays. */
export async function unfillRows(ctx: Context, tx: Tx, table: TableRow, rows: readonly Row[]): Promise<void> {
  const known = await lockKnown(
    tx,
    rows.flatMap(({ known_id }) => known_id ?? []),
  )
  const ended: Ended[] = []
  for (const { line, known_id, fills } of rows) {
    const record = known.get(known_id ?? '')
    const same = Object.entries(fills).filter(([name, value]) => isSame(record?.[name as keyof LockedImported], value))
    // what it filled is not known any more after thirty days
    const isWhole = same.length > 0 && same.length === Object.keys(fills).length
    if (record && same.length > 0 && record.state !== 'claimed')
      known.set(
        record.id,
        await write(ctx, tx, record, Object.fromEntries(same.map(([name, value]) => [name, emptyOf(value, name)]))),
      )
    const isUndone = !record || (isWhole && record.state !== 'claimed')
    ended.push({
      line,
      state: rowAfter('filled', isUndone ? 'undo' : 'keep'),
      fills: isUndone ? {} : fills,
      version: null,
    })
  }
  await keep(tx, table.id, ended)
}

const words = new Set(['headline', 'note'])
const emptyOf = (value: unknown, name: string) => (Array.isArray(value) ? [] : words.has(name) ? '' : null)

/** A day comes back from the database as it was written. */
const isSame = (now: unknown, then: unknown): boolean => !isEmpty(now) && JSON.stringify(now) === JSON.stringify(then)

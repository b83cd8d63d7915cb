import { sql } from 'kysely'
import { knownAmong } from '#features/sourcing/imports/add-imported.ts'
import { importSaved } from '#features/sourcing/imports/events.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emitAll } from '#platform/server/events/emit.ts'
import { type Fills, fillsOf, isEmpty, recordWith, written } from './fill-empty.ts'
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

type Row = { line: number; cells: string[]; known_id: string | null; fills: Fills; made_version: number | null }
type Ended = { line: number; state: RowState | null; fills: Fills; version: number | null }

/** Fills what is empty still: what was written since the look is left as it is. Some hundred records are one statement. */
export async function fillRows(ctx: Context, tx: Tx, table: TableRow, rows: readonly Row[], reading: Reading) {
  const known = await lockKnown(
    tx,
    rows.flatMap(({ known_id }) => known_id ?? []),
  )
  const said = rows.map(({ line, cells, known_id }) => {
    const record = known.get(known_id ?? '')
    const { person } = readRow(cells, reading)
    return { line, id: known_id ?? '', fills: record && person ? fillsOf(record, person, reading.columns, cells) : {} }
  })
  const holders = await knownAmong(
    tx,
    table.page_id,
    said.map(({ fills: { email, phone } }) => ({
      ...{ email: (email as string) ?? null, phone: (phone as string) ?? null },
    })),
  )
  const changed = new Set<string>()
  const ended = said.map(({ line, id, fills: asked }): Ended => {
    const record = known.get(id)
    const fills = freeOf(holders, id, asked)
    if (!record || Object.keys(fills).length === 0)
      return { line, state: rowAfter('fills', 'match'), fills: {}, version: null }
    changed.add(id)
    known.set(id, recordWith(record, fills))
    return { line, state: rowAfter('fills', 'write'), fills, version: record.version + 1 }
  })
  await write(ctx, tx, table, pick(known, changed))
  await keep(tx, table.id, ended)
}

/** An address or number that another record has, or was given a row before, stays with it. */
function freeOf(holders: Map<string, string>, id: string, fills: Fills): Fills {
  const free = { ...fills }
  for (const contact of ['email', 'phone'] as const) {
    const said = (free[contact] as string | undefined)?.toLowerCase()
    if (!said) continue
    const holder = holders.get(said) ?? id
    if (holder === id) holders.set(said, id)
    else delete free[contact]
  }
  return free
}

const pick = (known: ReadonlyMap<string, LockedImported>, ids: ReadonlySet<string>): LockedImported[] =>
  [...ids].flatMap((id) => known.get(id) ?? [])

/** Writes locked records as they stand now, and tells of each. */
async function write(ctx: Context, tx: Tx, { page_id: page }: TableRow, records: readonly LockedImported[]) {
  if (records.length === 0) return
  const rows = records.map((record) => ({ ...record, updated_at: ctx.now() }))
  const columns = sql.join(written.map((name) => sql`${sql.ref(name)} = fresh.${sql.ref(name)}`))
  await sql`update imported_candidates as i set ${columns}
    from jsonb_populate_recordset(null::imported_candidates, ${JSON.stringify(rows)}::jsonb) as fresh
    where i.id = fresh.id`.execute(tx)
  await emitAll(
    ctx,
    tx,
    importSaved,
    records.map(({ id, user_id }) => ({ imported: id, page, user: user_id })),
  )
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
  const changed = new Set<string>()
  const asBefore: Back[] = []
  for (const { line, known_id, fills, made_version: then } of rows) {
    const record = known.get(known_id ?? '')
    const same = Object.entries(fills).filter(([name, value]) => isSame(record?.[name as keyof LockedImported], value))
    // what it filled is not known any more after thirty days
    const isWhole = same.length > 0 && same.length === Object.keys(fills).length
    if (record && same.length > 0 && record.state !== 'claimed') {
      const emptied = Object.fromEntries(same.map(([name, value]) => [name, emptyOf(value, name)]))
      known.set(record.id, recordWith(record, emptied))
      changed.add(record.id)
      if (isWhole && record.version === then) asBefore.push({ id: record.id, was: then - 1, now: then + 1 })
    }
    const isUndone = !record || (isWhole && record.state !== 'claimed')
    ended.push({
      line,
      state: rowAfter('filled', isUndone ? 'undo' : 'keep'),
      fills: isUndone ? {} : fills,
      version: null,
    })
  }
  await write(ctx, tx, table, pick(known, changed))
  await keep(tx, table.id, ended)
  await standAsMade(tx, asBefore)
}

type Back = { id: string; was: number; now: number }

/** Whom a table made and nobody changed but by what is undone now stands as it was made: that table can be undone as well. */
const standAsMade = async (tx: Tx, records: readonly Back[]) =>
  records.length > 0 &&
  sql`update import_table_rows as r set made_version = back.now
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as back(id uuid, was integer, now integer)
    where r.imported_id = back.id and r.state = 'made' and r.made_version = back.was`.execute(tx)

const words = new Set(['headline', 'note'])
const emptyOf = (value: unknown, name: string) => (Array.isArray(value) ? [] : words.has(name) ? '' : null)

/** A day comes back from the database as it was written. */
const isSame = (now: unknown, then: unknown): boolean => !isEmpty(now) && JSON.stringify(now) === JSON.stringify(then)

import { sql } from 'kysely'
import { z } from 'zod'
import { isCountry } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { knownAmong, refusalsOf } from '#features/sourcing/imports/add-imported.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { tableMoved } from './events.ts'
import { type Fills, fillsOf } from './fill-empty.ts'
import { lockKnown } from './fill-rows.ts'
import { columnsOf, defaultsOf, lockTable, lockTableIn, moveTable, type TableRow } from './own-table.ts'
import { namesOf } from './places.ts'
import { hashOfHead } from './read-file.ts'
import { type Reading, type RowRead, readRow } from './read-row.ts'
import { showTable } from './show-table.ts'
import { manyColumns } from './table-fields.ts'
import { mayMoveTable, type RowState, rowAfter } from './table-states.ts'

const atOnce = 500

type Asked = Taken<typeof contract.checkTable>

/** Says what the columns mean, remembers it for the same head, and has every row looked through. @throws Refused not_found · table_state · invalid */
export async function checkTable(ctx: Context, asked: Asked): Promise<Given<typeof contract.checkTable>> {
  await ctx.db.transaction().execute(async (tx) => {
    const table = await lockTable(ctx, tx, asked.table)
    must(mayMoveTable(table.state, 'check'))
    demandRight(table, asked)
    const said = { columns: JSON.stringify(asked.columns), defaults: JSON.stringify(asked.defaults) }
    await tx.updateTable('import_tables').set(said).where('id', '=', table.id).execute()
    if (table.has_head) await remember(ctx, tx, table, said)
    await tx
      .updateTable('import_table_rows')
      .set({ state: 'new', faults: '[]', email: null, phone: null, known_id: null, twin: null, fills: '{}' })
      .where('table_id', '=', table.id)
      .where('state', '<>', 'new')
      .execute()
    await moveTable(ctx, tx, table, 'check', { done_count: 0 })
    await enqueue(tx, checkRows, { table: table.id }, { key: `check-table:${table.id}` })
  })
  return showTable(ctx, { table: asked.table })
}

function demandRight({ head }: TableRow, { columns, defaults }: Asked): void {
  const used = columns.filter((field) => field !== null)
  if (columns.length !== head.length) throw wrongField('columns', 'wrong')
  if (used.some((field, at) => !manyColumns.has(field) && used.indexOf(field) !== at))
    throw wrongField('columns', 'column_twice')
  const has = (...fields: string[]) => used.some((field) => fields.includes(field))
  if (!has('name', 'first_name', 'last_name')) throw wrongField('columns', 'column_name')
  if (!has('email', 'phone')) throw wrongField('columns', 'column_contact')
  if (defaults.country_id !== null && !isCountry(defaults.country_id)) throw wrongField('defaults.country_id', 'wrong')
}

async function remember(ctx: Context, tx: Tx, table: TableRow, said: { columns: string; defaults: string }) {
  const values = { ...said, saved_at: ctx.now() }
  await tx
    .insertInto('import_table_maps')
    .values({ page_id: table.page_id, head_hash: hashOfHead(table.head), ...values })
    .onConflict((known) => known.columns(['page_id', 'head_hash']).doUpdateSet(values))
    .execute()
}

/** How a table is understood, with the lists it is read by. */
export async function readingOf(ctx: Context, tx: Tx, table: TableRow): Promise<Reading> {
  const { country_id: home } = await tx
    .selectFrom('pages')
    .select('country_id')
    .where('id', '=', table.page_id)
    .executeTakeFirstOrThrow()
  const names = namesOf(await readKept(ctx))
  const longestEnding = ctx.settings.EMAIL_TLD_MAX
  return { columns: columnsOf(table), defaults: defaultsOf(table), names, home, longestEnding, now: ctx.now() }
}

/** Looks some rows through and queues the next; killed in the middle, these are looked through again. */
export const checkRows = backgroundTask(
  'check-table-rows',
  z.object({ table: z.uuid() }),
  async (ctx, { table: id }) => {
    await ctx.db.transaction().execute(async (tx) => {
      const table = await lockTableIn(tx, id, 'checking')
      if (!table) return
      const rows = await nextRows(tx, id, 'new', atOnce)
      if (rows.length > 0) {
        const reading = await readingOf(ctx, tx, table)
        await keepLooked(
          ctx,
          tx,
          table,
          rows.map(({ line, cells }) => ({ line, cells, read: readRow(cells, reading) })),
          reading,
        )
        await countOn(tx, table, rows.length)
        await enqueue(tx, checkRows, { table: id }, { key: `check-table:${id}` })
        return
      }
      await findTwins(tx, id)
      await moveTable(ctx, tx, table, 'checked')
    })
  },
)

/** The next rows in a state, in the order of the file. */
export async function nextRows(tx: Tx, table: string, state: RowState, limit: number) {
  const rows = await tx
    .selectFrom('import_table_rows')
    .select(['line', 'cells', 'imported_id', 'made_version', 'known_id', 'fills'])
    .where('table_id', '=', table)
    .where('state', '=', state)
    .orderBy('line')
    .limit(limit)
    .execute()
  return rows.map(({ cells, fills, ...row }) => ({
    ...row,
    cells: (cells ?? []) as unknown as string[],
    fills: fills as Fills,
  }))
}

/** So many rows more are behind the step under way; open screens hear of it. */
export async function countOn(tx: Tx, { id, page_id }: TableRow, more: number): Promise<void> {
  await tx
    .updateTable('import_tables')
    .set((eb) => ({ done_count: eb('done_count', '+', more) }))
    .where('id', '=', id)
    .execute()
  await publish(tx, [`page:${page_id}`], tableMoved.name, id)
}

type Looked = { line: number; cells: readonly string[]; read: RowRead }

async function keepLooked(
  ctx: Context,
  tx: Tx,
  { id, page_id }: TableRow,
  rows: readonly Looked[],
  { columns }: Reading,
): Promise<void> {
  const people = rows.map(({ read }) => read)
  const [known, saidNo] = [await knownAmong(tx, page_id, people), await refusalsOf(ctx, tx, page_id, people)]
  const records = await lockKnown(tx, [...known.values()])
  const kept = rows.map(({ line, cells, read: { person, email, phone, faults } }) => {
    const contacts = [email?.toLowerCase() ?? '', phone ?? '']
    const known_id = contacts.map((one) => known.get(one)).find(Boolean) ?? null
    const record = records.get(known_id ?? '')
    const fills = person && record ? fillsOf(record, person, columns, cells) : {}
    const isMore = Object.keys(fills).length > 0
    const isNo = contacts.some((one) => saidNo.has(one))
    const event = !person ? 'fail' : isNo ? 'refuse' : isMore ? 'fill' : known_id ? 'match' : 'pass'
    return { line, state: rowAfter('new', event), faults, email: email?.toLowerCase() ?? null, phone, known_id, fills }
  })
  await sql`update import_table_rows as r
    set state = row.state, faults = row.faults, email = row.email, phone = row.phone, known_id = row.known_id, fills = row.fills
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as row(line integer, state text, faults jsonb, email text, phone text, known_id uuid, fills jsonb)
    where r.table_id = ${id} and r.line = row.line`.execute(tx)
}

/** The same person twice in one file: the first row counts. */
async function findTwins(tx: Tx, id: string): Promise<void> {
  // reckoned once, by itself: nothing is known yet of rows that were read a moment ago
  for (const contact of [sql.ref('email'), sql.ref('phone')])
    await sql`with marked as materialized (
        select line, min(line) over (partition by ${contact}) as first from import_table_rows
        where table_id = ${id} and state = 'ready' and ${contact} is not null
      )
      update import_table_rows r set state = 'duplicate', twin = marked.first
      from marked where marked.first < marked.line and r.table_id = ${id} and r.line = marked.line`.execute(tx)
  // of two rows about somebody the company has, the first fills
  await sql`with marked as materialized (
      select line, min(line) over (partition by known_id) as first from import_table_rows
      where table_id = ${id} and state = 'fills'
    )
    update import_table_rows r set state = 'duplicate', twin = marked.first
    from marked where marked.first < marked.line and r.table_id = ${id} and r.line = marked.line`.execute(tx)
}

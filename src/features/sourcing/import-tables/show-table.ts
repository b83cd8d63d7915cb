import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { clean } from '#platform/shared/clean-text.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { columnsOf, defaultsOf } from './own-table.ts'
import { hashOfHead } from './read-file.ts'
import type { Fault } from './table-fields.ts'
import type { RowState } from './table-states.ts'

const latest = 20
const sampled = 8
const rowsAtOnce = 50

const selectTables = ({ db, membership }: Context) =>
  db
    .selectFrom('import_tables as t')
    .leftJoin('users', 'users.id', 't.by_id')
    .selectAll('t')
    .select('users.name as by')
    .where('t.page_id', '=', found(membership).page)

type Row = Awaited<ReturnType<ReturnType<typeof selectTables>['executeTakeFirstOrThrow']>>
type Counts = Partial<Record<RowState, number>>

const briefOf = ({ id, name, state, created_at, by, rows_count, done_count }: Row, counts: Counts) => ({
  ...{ id, name, state, at: created_at.toISOString(), by, rows: rows_count, done: done_count, counts },
})

/** The latest, without those that were let go. */
export async function listTables(ctx: Context): Promise<Given<typeof contract.listTables>> {
  const rows = await selectTables(ctx)
    .where('t.state', '<>', 'discarded')
    .orderBy('t.created_at', 'desc')
    .limit(latest)
    .execute()
  const counts = await countsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return { success: true, data: rows.map((row) => briefOf(row, counts.get(row.id) ?? {})) }
}

async function countsOf({ db }: Context, tables: readonly string[]): Promise<Map<string, Counts>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_table_rows')
    .select(['table_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('table_id', 'in', tables)
    .groupBy(['table_id', 'state'])
    .execute()
  const byTable = Map.groupBy(rows, ({ table_id }) => table_id)
  return new Map(
    [...byTable].map(([id, states]) => [id, Object.fromEntries(states.map(({ state, count }) => [state, count]))]),
  )
}

/** @throws Refused not_found */
export async function showTable(
  ctx: Context,
  { table }: Taken<typeof contract.showTable>,
): Promise<Given<typeof contract.showTable>> {
  const row = found(await selectTables(ctx).where('t.id', '=', table).executeTakeFirst())
  const [counts, sample, { partly }, remembered] = await Promise.all([
    countsOf(ctx, [table]),
    ctx.db
      .selectFrom('import_table_rows')
      .select(['line', 'cells'])
      .where('table_id', '=', table)
      .where('cells', 'is not', null)
      .orderBy('line')
      .limit(sampled)
      .execute(),
    ctx.db
      .selectFrom('import_table_rows')
      .select(sql<number>`count(*)::integer`.as('partly'))
      .where('table_id', '=', table)
      .where('state', 'in', ['ready', 'fills', 'made', 'filled'])
      .where(sql<boolean>`faults <> '[]'`)
      .executeTakeFirstOrThrow(),
    isRemembered(ctx, row),
  ])
  const { kind, encoding, delimiter, sheet, sheets, has_head, head } = row
  return {
    success: true,
    data: {
      ...briefOf(row, counts.get(table) ?? {}),
      ...{ kind, encoding, delimiter, sheet, sheets, has_head, head, partly, remembered },
      ...{ columns: columnsOf(row), defaults: defaultsOf(row) },
      sample: sample.map(({ line, cells }) => ({ line, cells: shownOf(cells) })),
    } as Given<typeof contract.showTable>['data'],
  }
}

async function isRemembered({ db }: Context, { page_id, head, state }: Row): Promise<boolean> {
  if (state !== 'preview') return false
  const known = db.selectFrom('import_table_maps').select('saved_at').where('page_id', '=', page_id)
  return (await known.where('head_hash', '=', hashOfHead(head)).executeTakeFirst()) !== undefined
}

const mostShown = 300
/** A cell may hold a whole CV: of each as much as a screen shows, without what turns its letters around; the file of faults has it as it came. */
const shownOf = (cells: unknown): string[] => ((cells ?? []) as string[]).map((cell) => clean(cell.slice(0, mostShown)))

/** @throws Refused not_found */
export async function listRows(
  ctx: Context,
  { table, state, partly, after }: Taken<typeof contract.listRows>,
): Promise<Given<typeof contract.listRows>> {
  const own = found(await selectTables(ctx).where('t.id', '=', table).executeTakeFirst())
  const rows = await ctx.db
    .selectFrom('import_table_rows as r')
    .leftJoin('imported_candidates as known', 'known.id', 'r.known_id')
    .leftJoin('imported_candidates as made', 'made.id', 'r.imported_id')
    .select(['r.line', 'r.state', 'r.cells', 'r.faults', 'r.twin', 'r.known_id', 'r.imported_id', 'r.fills'])
    .select(['known.name as known_name', 'made.name as made_name'])
    .where('r.table_id', '=', own.id)
    .where('r.line', '>', after)
    .$if(state !== undefined, (query) => query.where('r.state', '=', found(state)))
    .$if(partly !== undefined, (query) => query.where(sql<boolean>`r.faults <> '[]'`))
    .orderBy('r.line')
    .limit(rowsAtOnce + 1)
    .execute()
  const shown = rows.slice(0, rowsAtOnce)
  return {
    success: true,
    data: {
      rows: shown.map(({ line, state, cells, faults, twin, ...row }) => ({
        ...{ line, state, twin, cells: shownOf(cells), faults: faults as unknown as Fault[] },
        fills: Object.keys(row.fills as object),
        known: row.known_id ? { id: row.known_id, name: row.known_name ?? '' } : null,
        imported: row.imported_id ? { id: row.imported_id, name: row.made_name ?? '' } : null,
      })),
      next: rows.length > rowsAtOnce ? (shown.at(-1)?.line ?? null) : null,
    },
  }
}

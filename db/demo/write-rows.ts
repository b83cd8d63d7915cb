import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { ownerOf, owners } from '#platform/server/db/owners.ts'
import { type Rows, type Table, tables } from './rows.ts'

const rowsAtOnce = 2_000

/** Writes all rows, table by table, some thousands in a statement. */
export async function writeRows(tx: Transaction<DB>, rows: Rows, onTable: (table: string) => void): Promise<void> {
  for (const table of tables) {
    onTable(table)
    for (const alike of byColumns<object>(rows[table]))
      for (let at = 0; at < alike.length; at += rowsAtOnce) await write(tx, table, alike.slice(at, at + rowsAtOnce))
  }
}

/** Rows with the same columns together: what only some of them say is written, and what they leave out has its default. */
export function byColumns<Row extends object>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, (row) => Object.keys(row).sort().join()).values()]
}

async function write(tx: Transaction<DB>, table: Table, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const json = JSON.stringify(rows.map(readable))
  const owned = owners.get(table)
  const [owner, whose] = owned
    ? [sql`, ${sql.ref(owned.column)}`, sql`, ${ownerOf(table, sql.ref(`one.${owned.by}`))}`]
    : [sql``, sql``]
  await sql`insert into ${sql.table(table)} (${columns}${owner})
    select ${columns}${whose} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) as one`.execute(tx)
}

/** Bytes in the form that PostgreSQL reads from text. */
const readable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  )

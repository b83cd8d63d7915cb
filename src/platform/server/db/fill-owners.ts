import { sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Db } from '../context.ts'
import { bringOwners, ownedBy, owners } from './owners.ts'
import { byBlocks, untilQuiet } from './until-quiet.ts'

/** To be raised whenever a table becomes one of the owned. */
const version = '1'

/**
 * Gives every row its owner that has none, or another than what it hangs on: those from before the column, and those that the version before
 * still writes.
 * @returns how many rows were given one
 */
export const fillOwners = (db: Db, now: Date): Promise<number> =>
  untilQuiet(db, { name: 'owners', version, now }, async () => {
    let filled = 0
    for (const table of owners.keys()) filled += await fillTable(db, table as keyof DB)
    return filled
  })

async function fillTable(db: Db, table: keyof DB): Promise<number> {
  const { column, from } = ownedBy(table)
  // accounts and conversations become one with another, also in a process that knows nothing of what hangs on them
  const which = from === 'user_id' || from === 'thread_id' ? sql`true` : sql`${sql.ref(`own.${column}`)} is null`
  return byBlocks(db, table, (among) => bringOwners(db, table, sql`${which} and ${among}`))
}

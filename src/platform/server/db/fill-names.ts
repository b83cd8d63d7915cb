import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { allKinds, type Kind, kinds, type Saying, said, sayingOf } from './names.ts'
import { byBlocks, untilQuiet } from './until-quiet.ts'

/** To be raised whenever there is another kind. */
const version = '1'

/**
 * Writes down every name that rows say and nobody has, or another, and lets go of those that no row says: what is older than the table, and
 * what the version before still writes and changes.
 * @returns how many names were written or let go
 */
export const fillNames = (db: Db, now: Date): Promise<number> =>
  untilQuiet(db, { name: 'names', version, now }, async () => {
    let changed = 0
    for (const kind of allKinds) for (const saying of kinds[kind]) changed += await fillFrom(db, kind, saying)
    return changed + (await dropUnsaid(db))
  })

function fillFrom(db: Db, kind: Kind, saying: Saying): Promise<number> {
  return byBlocks(db, saying.table, async (among) => {
    const { numAffectedRows = 0n } = await sql`
      insert into names (kind, value, owner)
      select ${kind}, value, owner from (${sayingOf(saying)} and ${among}) as said
      where value is not null
        and not exists (select from names where kind = ${kind} and names.value = said.value and names.owner = said.owner)
      on conflict (kind, value) do update set owner = excluded.owner`.execute(db)
    return Number(numAffectedRows)
  })
}

/** Kinds that a later version knows are its own. */
function dropUnsaid(db: Db): Promise<number> {
  const unsaid = allKinds.map(
    (kind) => sql`(own.kind = ${kind} and not exists (${said(kind, sql`value = own.value and owner = own.owner`)}))`,
  )
  return byBlocks(db, 'names', async (among) => {
    const { numAffectedRows = 0n } = await sql`
      delete from names as own where ${among} and (${sql.join(unsaid, sql` or `)})`.execute(db)
    return Number(numAffectedRows)
  })
}

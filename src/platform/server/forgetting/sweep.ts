import { type RawBuilder, sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import { countErased } from './erase-rows.ts'
import { type Person, reasonsToKeep } from './fates.ts'

/** Rows of one column in one transaction. */
const atOnce = 1000

/** Whether something is to be done about a column. */
export const isSwept = ({ fate }: Person): boolean => !Object.hasOwn(reasonsToKeep, fate)

/**
 * Takes a person out of some columns, of each as many rows as one transaction should hold; more than once does no harm.
 * @returns whether there may be more, and the storage keys of what then lies in the store for nothing
 */
export async function sweep(
  ctx: Context,
  tx: Tx,
  people: readonly Person[],
  user: string,
): Promise<{ more: boolean; loose: string[] }> {
  const done = { more: false, loose: [] as string[] }
  for (const person of people) {
    const [rows, column] = [sql.table(person.table), sql.ref(person.column)]
    const some = (which: RawBuilder<unknown>) =>
      sql<boolean>`ctid = any(array(select ctid from ${rows} where ${which} limit ${sql.lit(atOnce)}))`
    const update = async (value: RawBuilder<unknown>, which: RawBuilder<unknown>) => {
      const { numAffectedRows = 0n } = await sql`update ${rows} set ${column} = ${value} where ${some(which)}`.execute(
        tx,
      )
      return Number(numAffectedRows)
    }
    let count = 0
    if (person.fate === 'erased') {
      const erased = await countErased(ctx, tx, person.table, some(sql`${column} = ${user}`))
      done.loose.push(...erased.loose)
      count = erased.count
    } else if (person.fate === 'emptied') count = await update(sql`null`, sql`${column} = ${user}`)
    else if (person.fate === 'taken out')
      count = await update(sql`array_remove(${column}, ${user}::uuid)`, sql`${column} @> array[${user}::uuid]`)
    done.more ||= count === atOnce
  }
  return done
}

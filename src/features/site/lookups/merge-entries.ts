import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { inEach, type Texts } from '#platform/shared/languages.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import { changeLists } from './admin-lists.ts'
import type * as contract from './contract.ts'
import { entriesMerged } from './events.ts'
import { cityList, mayMerge } from './rules.ts'
import { type Counted, type Use, usesOf } from './uses.ts'

type Entry = Texts & { hidden: boolean; own: boolean; parent: number | null }

/**
 * Makes two entries of a list one: whatever points at the first points at the other from now on, and nobody is offered the first any more.
 * @throws Refused not_found · entry_shipped · invalid: an entry of another country, one that is hidden, or one under which what stands under it may not
 */
export async function mergeEntries(
  ctx: Context,
  { list, id, into }: Taken<typeof contract.mergeEntries>,
): Promise<Given<typeof contract.mergeEntries>> {
  const uses = found(Object.hasOwn(usesOf, list) ? usesOf[list as Counted] : undefined)
  return changeLists(ctx, async (tx) => {
    const [entry, other] = [await holdEntry(tx, list, id), await holdEntry(tx, list, into)]
    must(mayMerge(list, entry))
    const isElsewhere = list === cityList && entry.parent !== other.parent
    if (id === into || other.hidden || isElsewhere || (await wouldStandDeep(tx, list, id, other)))
      throw wrongField('into', 'wrong')
    let moved = 0
    for (const use of uses) moved += await moveUse(tx, use, id, into)
    if (list === 'industry')
      await tx
        .updateTable('lookup_entries')
        .set({ parent: into })
        .where('parent', '=', id)
        .where('list', 'in', ['industry', 'position', 'skill'])
        .execute()
    await (list === cityList
      ? tx.updateTable('cities').set({ hidden: true }).where('id', '=', id).execute()
      : tx.updateTable('lookup_entries').set({ hidden: true }).where('list', '=', list).where('id', '=', id).execute())
    await emit(ctx, tx, entriesMerged, { list, id, into, moved, texts: inEach((one) => entry[one]) })
    return { success: true, data: { moved } }
  })
}

/** An entry, held until the transaction ends; the parent of a city is its country. @throws Refused not_found */
async function holdEntry(tx: Tx, list: string, id: number): Promise<Entry> {
  const texts = sql.raw('text_en as en, text_ar as ar, text_ru as ru, text_fr as fr')
  const { rows } =
    list === cityList
      ? await sql<Entry>`select ${texts}, hidden, false as own, country_id as parent from cities
          where id = ${id} for update`.execute(tx)
      : await sql<Entry>`select ${texts}, hidden, own, parent from lookup_entries
          where list = ${list} and id = ${id} for update`.execute(tx)
  return found(rows[0])
}

/** Whether what stands under an industry would come to stand two deep, or under itself. */
async function wouldStandDeep(tx: Tx, list: string, id: number, other: Entry): Promise<boolean> {
  if (list !== 'industry' || other.parent === null) return false
  const { rows } = await sql`select from lookup_entries where list = 'industry' and parent = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

/** Lets one place point at the other entry. @returns how many rows did */
async function moveUse(tx: Tx, use: Use, id: number, into: number): Promise<number> {
  const [table, column] = [sql.table(use.table), sql.ref(use.column)]
  if (use.once) await dropTwins(tx, use, id, into)
  const { value, holds } = use.key ? inJson(use, id, into) : inColumn(use, id, into)
  const { numAffectedRows } = await sql`update ${table} set ${column} = ${value} where ${holds}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** What several hold keeps its order, and holds the other once. */
function inColumn({ column, many }: Use, id: number, into: number) {
  const held = sql.ref(column)
  if (!many) return { value: sql`${into}::integer`, holds: sql`${held} = ${id}` }
  const value = sql`case when ${into}::integer = any(${held}) then array_remove(${held}, ${id}::integer)
    else array_replace(${held}, ${id}::integer, ${into}::integer) end`
  return { value, holds: sql`${held} @> array[${id}]::integer[]` }
}

function inJson({ column, key = '', many }: Use, id: number, into: number) {
  const held = sql`${sql.ref(column)} -> ${key}::text`
  const [old, other] = [sql`to_jsonb(${id}::integer)`, sql`to_jsonb(${into}::integer)`]
  const list = sql`(select coalesce(jsonb_agg(distinct case when one = ${old} then ${other} else one end), '[]')
    from jsonb_array_elements(${held}) as one)`
  return {
    value: sql`jsonb_set(${sql.ref(column)}, array[${key}::text], ${many ? list : other})`,
    holds: many ? sql`${held} @> ${old} and jsonb_typeof(${held}) = 'array'` : sql`${held} = ${old}`,
  }
}

/** Of rows that would stand twice beside the other entry, those of the first go. */
async function dropTwins(tx: Tx, { table, column, once = [] }: Use, id: number, into: number): Promise<void> {
  const alike = once.map((name) => sql`gone.${sql.ref(name)} = stays.${sql.ref(name)}`)
  await sql`delete from ${sql.table(table)} gone using ${sql.table(table)} stays
    where gone.${sql.ref(column)} = ${id} and stays.${sql.ref(column)} = ${into} and ${sql.join(alike, sql` and `)}`.execute(
    tx,
  )
}

import { sql } from 'kysely'
import { type List, lists } from '#db/lookups/read-lookups.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { columnsOf, textColumns, textsOf } from '#platform/server/db/text-columns.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { inEach, languages, type Texts } from '#platform/shared/languages.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { countCities, hideCity, listCities, wordCity } from './admin-cities.ts'
import { changeLists, usedOf } from './admin-lists.ts'
import type * as contract from './contract.ts'
import { entryAdded, entryHidden, entryMoved, entryWorded } from './events.ts'
import { cityList, fixedLists, parentOf } from './rules.ts'

/** Ids of admins' own entries begin here, far from any that will ever be shipped. */
const ownFrom = 1_000_000

export async function listLists(ctx: Context): Promise<Given<typeof contract.adminLists>> {
  const rows = await ctx.db
    .selectFrom('lookup_entries')
    .select('list')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('hidden', '=', true).as('hidden'),
    ])
    .groupBy('list')
    .execute()
  const known = new Map(rows.map((row) => [row.list, row]))
  return {
    success: true,
    data: [
      ...lists.map((list) => ({ list, count: known.get(list)?.count ?? 0, hidden: known.get(list)?.hidden ?? 0 })),
      await countCities(ctx),
    ],
  }
}

/** @throws Refused not_found */
export async function listEntries(
  ctx: Context,
  { list, q, page }: Taken<typeof contract.adminEntries>,
): Promise<Given<typeof contract.adminEntries>> {
  if (list === cityList) return listCities(ctx, { q, page })
  const rows = await selectEntries(ctx, aList(list)).orderBy('position').orderBy('id').execute()
  const typed = fold(q)
  const all = rows.map(viewOf).filter((row) => !typed || languages.some((one) => fold(row[one]).includes(typed)))
  return usedOf(ctx, aList(list), all, page)
}

/** @throws Refused not_found · list_is_fixed · invalid */
export async function addEntry(
  ctx: Context,
  { list: name, parent, ...texts }: Taken<typeof contract.addEntry>,
): Promise<Given<typeof contract.addEntry>> {
  if (name === cityList) throw new Refused('list_is_fixed')
  const list = aList(name)
  if (fixedLists.includes(list)) throw new Refused('list_is_fixed')
  return changeLists(ctx, async (tx) => {
    await demandParent(tx, list, parent)
    await demandNew(tx, list, texts)
    const { id, position } = await tx
      .selectFrom('lookup_entries')
      .select((eb) => [
        sql<number>`greatest(${ownFrom}, coalesce(max(id), 0)) + 1`.as('id'),
        eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('position'),
      ])
      .where('list', '=', list)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('lookup_entries')
      .values({ list, id, parent, position: position + 1, worded: true, own: true, ...columnsOf(texts) })
      .execute()
    await emit(ctx, tx, entryAdded, { list, id, texts })
    return { success: true, data: await readEntry(tx, list, id) }
  })
}

/** @throws Refused not_found · invalid */
export async function wordEntry(
  ctx: Context,
  { list: name, id, people, ...texts }: Taken<typeof contract.wordEntry>,
): Promise<Given<typeof contract.wordEntry>> {
  if (name === cityList) return wordCity(ctx, { id, people, ...texts })
  const list = aList(name)
  return changeLists(ctx, async (tx) => {
    const before = await readEntry(tx, list, id)
    await demandNew(tx, list, texts, id)
    await tx
      .updateTable('lookup_entries')
      .set({ ...columnsOf(texts), worded: true })
      .where('list', '=', list)
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, entryWorded, { list, id, before: inEach((one) => before[one]), texts })
    return { success: true, data: await readEntry(tx, list, id) }
  })
}

/** @throws Refused not_found */
export async function hideEntry(
  ctx: Context,
  { list: name, id, hidden }: Taken<typeof contract.hideEntry>,
): Promise<Given<typeof contract.hideEntry>> {
  if (name === cityList) return hideCity(ctx, { id, hidden })
  const list = aList(name)
  return changeLists(ctx, async (tx) => {
    const before = await readEntry(tx, list, id)
    if (before.hidden !== hidden) {
      await tx.updateTable('lookup_entries').set({ hidden }).where('list', '=', list).where('id', '=', id).execute()
      await emit(ctx, tx, entryHidden, { list, id, hidden })
    }
    return { success: true, data: await readEntry(tx, list, id) }
  })
}

/** Cities stand in the order of their people, set where they are worded. @throws Refused not_found the entry, or the one it should stand before */
export async function moveEntry(ctx: Context, { list: name, id, before }: Taken<typeof contract.moveEntry>) {
  const list = aList(name)
  return changeLists(ctx, async (tx) => {
    await readEntry(tx, list, id)
    if (before !== null) await readEntry(tx, list, before)
    const rows = await tx
      .selectFrom('lookup_entries')
      .select('id')
      .where('list', '=', list)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const others = rows.map((row) => row.id).filter((other) => other !== id)
    const at = before === null || before === id ? others.length : others.indexOf(before)
    const order = before === id ? rows.map((row) => row.id) : others.toSpliced(at, 0, id)
    await sql`update lookup_entries set position = placed.position - 1
      from unnest(${order}::int[]) with ordinality as placed (id, position)
      where list = ${list} and lookup_entries.id = placed.id`.execute(tx)
    await emit(ctx, tx, entryMoved, { list, id, before })
    return { success: true as const }
  })
}

const aList = (name: string): List => found(lists.find((list) => list === name))

const selectEntries = ({ db }: { db: Context['db'] | Tx }, list: List) =>
  db
    .selectFrom('lookup_entries')
    .select(['id', 'parent', 'code', ...textColumns, 'hidden', 'worded', 'own'])
    .where('list', '=', list)

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

const viewOf = ({ id, parent, code, hidden, worded, own, ...row }: EntryRow) => ({
  ...{ id, parent, code, hidden, worded, own },
  ...textsOf(row),
})

const readEntry = async (tx: Tx, list: List, id: number) =>
  viewOf(found(await selectEntries({ db: tx }, list).where('id', '=', id).executeTakeFirst()))

/** A position or a skill hangs on an industry that exists; other lists are flat. */
async function demandParent(tx: Tx, list: List, parent: number | null): Promise<void> {
  const rule = parentOf(list)
  if (rule === 'none' && parent !== null) throw wrongField('parent', 'wrong')
  if (rule === 'needed' && parent === null) throw wrongField('parent', 'required')
  if (parent === null) return
  const known = await tx
    .selectFrom('lookup_entries')
    .select('id')
    .where('list', '=', 'industry')
    .where('id', '=', parent)
    .where('parent', 'is', null)
    .executeTakeFirst()
  if (!known) throw wrongField('parent', 'wrong')
}

/** No two entries of a list read alike in a language. */
async function demandNew(tx: Tx, list: List, texts: Texts, id?: number): Promise<void> {
  const rows = await selectEntries({ db: tx }, list).execute()
  const others = rows.filter((row) => row.id !== id).map(viewOf)
  const twins = languages.filter((one) => others.some((row) => fold(row[one]) === fold(texts[one])))
  if (twins.length > 0)
    throw new Refused('invalid', { errors: twins.map((field) => ({ field, code: 'taken_in_list' })) })
}

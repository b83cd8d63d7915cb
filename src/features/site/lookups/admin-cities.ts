import type { Context, Tx } from '#platform/server/context.ts'
import { columnsOf, textColumns, textsOf } from '#platform/server/db/text-columns.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { inEach, languages, type Texts } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { changeLists, usedOf } from './admin-lists.ts'
import type * as contract from './contract.ts'
import { countryName } from './countries.ts'
import { countryCode } from './country-id.ts'
import { entryHidden, entryWorded } from './events.ts'
import { cityList } from './rules.ts'

/** How many cities there are, and how many of them nobody is offered. */
export async function countCities(ctx: Context) {
  const { count, hidden } = await ctx.db
    .selectFrom('cities')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('hidden', '=', true).as('hidden'),
    ])
    .executeTakeFirstOrThrow()
  return { list: cityList, count, hidden }
}

/** Cities the largest first, found by any of their names or their country. */
export async function listCities(
  ctx: Context,
  { q, page }: Pick<Taken<typeof contract.adminEntries>, 'q' | 'page'>,
): Promise<Given<typeof contract.adminEntries>> {
  const rows = await selectCities(ctx.db).orderBy('people', 'desc').orderBy('id').execute()
  const typed = fold(q)
  const all = rows
    .map((row) => viewOf(ctx, row))
    .filter(
      (row) => !typed || [...languages.map((one) => row[one]), row.country].some((one) => fold(one).includes(typed)),
    )
  return usedOf(ctx, cityList, all, page)
}

/** @throws Refused not_found · invalid: a name that another city of the country has */
export async function wordCity(
  ctx: Context,
  { id, people, ...texts }: Texts & { id: number; people?: number | undefined },
): Promise<Given<typeof contract.wordEntry>> {
  return changeLists(ctx, async (tx) => {
    const before = await readCity(ctx, tx, id)
    await demandNew(tx, before.country_id, texts, id)
    await tx
      .updateTable('cities')
      .set({ ...columnsOf(texts), ...(people !== undefined && { people }), worded: true })
      .where('id', '=', id)
      .execute()
    const was = inEach((one) => before[one])
    await emit(ctx, tx, entryWorded, {
      list: cityList,
      id,
      before: was,
      texts,
      people: [before.people, people ?? before.people],
    })
    return { success: true, data: await readCity(ctx, tx, id) }
  })
}

/** @throws Refused not_found */
export async function hideCity(
  ctx: Context,
  { id, hidden }: { id: number; hidden: boolean },
): Promise<Given<typeof contract.hideEntry>> {
  return changeLists(ctx, async (tx) => {
    const before = await readCity(ctx, tx, id)
    if (before.hidden !== hidden) {
      await tx.updateTable('cities').set({ hidden }).where('id', '=', id).execute()
      await emit(ctx, tx, entryHidden, { list: cityList, id, hidden })
    }
    return { success: true, data: await readCity(ctx, tx, id) }
  })
}

const selectCities = (db: Context['db'] | Tx) =>
  db.selectFrom('cities').select(['id', 'country_id', 'people', ...textColumns, 'hidden', 'worded'])

type CityRow = Awaited<ReturnType<ReturnType<typeof selectCities>['executeTakeFirstOrThrow']>>

const viewOf = ({ language }: Context, { id, country_id, people, hidden, worded, ...row }: CityRow) => ({
  ...{ id, parent: null, code: countryCode(country_id), hidden, worded, own: false },
  ...{ country_id, country: countryName(country_id, language), people },
  ...textsOf(row),
})

const readCity = async (ctx: Context, tx: Tx, id: number) =>
  viewOf(ctx, found(await selectCities(tx).where('id', '=', id).executeTakeFirst()))

/** No two cities of a country are called alike in a language, unless they were so already. */
async function demandNew(tx: Tx, country: number, texts: Texts, id: number): Promise<void> {
  const rows = await selectCities(tx).where('country_id', '=', country).execute()
  const own = rows.find((row) => row.id === id)
  const twins = languages.filter(
    (one) =>
      own?.[`text_${one}`] !== texts[one] &&
      rows.some((row) => row.id !== id && fold(row[`text_${one}`]) === fold(texts[one])),
  )
  if (twins.length > 0)
    throw new Refused('invalid', { errors: twins.map((field) => ({ field, code: 'taken_in_list' })) })
}

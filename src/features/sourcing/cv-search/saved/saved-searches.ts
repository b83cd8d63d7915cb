import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, refuse, wrongField, yes } from '#platform/shared/refusal.ts'
import { searchCvs } from '../contract.ts'
import { totalOf } from '../find/count-people.ts'
import { readyFor } from '../find/ready.ts'
import type * as contract from '../saved-contract.ts'
import { savedQuery } from '../saved-contract.ts'
import { addressOf, bare } from '../search-fields.ts'

const mostSaved = 30

export type Saved = Awaited<ReturnType<ReturnType<typeof ownOf>['executeTakeFirstOrThrow']>>

const ownOf = (ctx: Context, tx: Tx | Context['db'] = ctx.db) =>
  tx
    .selectFrom('cv_saved_searches')
    .selectAll()
    .where('page_id', '=', found(ctx.membership).page)
    .where('member_id', '=', found(ctx.membership).member)

/** A search as it was stored, ready to be asked; what later versions added has its usual value. */
export const askedBy = ({ search }: { search: unknown }) => searchCvs.takes.parse(savedQuery.parse(search))

export async function listSaved(ctx: Context): Promise<Given<typeof contract.listSaved>> {
  const rows = await ownOf(ctx).orderBy('created_at').execute()
  return { success: true, data: await Promise.all(rows.map((row) => viewOf(ctx, row))) }
}

async function viewOf(ctx: Context, row: Saved): Promise<Given<typeof contract.saveSearch>['data']> {
  const asked = askedBy(row)
  const ready = await readyFor(ctx, asked, { page: row.page_id, job: null })
  const since = Math.max(row.opened_at.getTime(), ready.since ?? 0)
  const { total } = await totalOf(ctx.read, { ...ready, since }, ctx.now().getTime())
  const { id, name, frequency } = row
  return { id, name, frequency: frequency, address: addressOf(asked), fresh: total }
}

/** @throws Refused invalid: nothing is looked for · too_many_saved */
export async function saveSearch(
  ctx: Context,
  { name, frequency, ...search }: Taken<typeof contract.saveSearch>,
): Promise<Given<typeof contract.saveSearch>> {
  const { page, member } = found(ctx.membership)
  if (Object.keys(bare(search)).length === 0) throw wrongField('q', 'nothing_wanted')
  const { count } = await ownOf(ctx)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  must(count < mostSaved ? yes : refuse('too_many_saved'))
  const at = ctx.now()
  const row = await ctx.db
    .insertInto('cv_saved_searches')
    .values({
      id: newId(),
      page_id: page,
      member_id: member,
      ...{ name, frequency },
      search: JSON.stringify(bare(search)),
      opened_at: at,
      told_from: at,
      matched_at: at,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { success: true, data: await viewOf(ctx, row) }
}

/** Told again after a rest, it begins with who comes from then on. @throws Refused not_found */
export async function changeSaved(
  ctx: Context,
  { search: id, name, frequency }: Taken<typeof contract.changeSaved>,
): Promise<Given<typeof contract.changeSaved>> {
  const row = found(await ownOf(ctx).where('id', '=', id).executeTakeFirst())
  const wakes = frequency !== undefined && frequency !== 'never' && row.frequency === 'never'
  const changed = await ctx.db
    .updateTable('cv_saved_searches')
    .set({ name: name ?? row.name, frequency: frequency ?? row.frequency, ...(wakes && { told_from: ctx.now() }) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { success: true, data: await viewOf(ctx, changed) }
}

export async function openSaved(ctx: Context, { search }: Taken<typeof contract.openSaved>) {
  const { id } = found(await ownOf(ctx).where('id', '=', search).executeTakeFirst())
  await ctx.db.updateTable('cv_saved_searches').set({ opened_at: ctx.now() }).where('id', '=', id).execute()
  return { success: true as const }
}

export async function deleteSaved(ctx: Context, { search }: Taken<typeof contract.deleteSaved>) {
  const { id } = found(await ownOf(ctx).where('id', '=', search).executeTakeFirst())
  await ctx.db.deleteFrom('cv_saved_searches').where('id', '=', id).execute()
  return { success: true as const }
}

const twoYears = 2 * 365 * 86_400

/** What every letter of a search carries: it ends the letters of that search, and nothing else. */
export const stopKey = ({ signer }: Pick<Context, 'signer'>, search: string): Promise<string> =>
  signer.sign('cv-saved-search', { search }, twoYears)

/** @throws Refused link_expired */
export async function stopSaved(
  ctx: Context,
  { key }: Taken<typeof contract.stopSaved>,
): Promise<Given<typeof contract.stopSaved>> {
  const facts = await ctx.signer.read('cv-saved-search', key)
  if (typeof facts?.search !== 'string') throw new Refused('link_expired')
  const { rows } = await sql<{ name: string }>`
    update cv_saved_searches set frequency = 'never' where id = ${facts.search} returning name`.execute(ctx.db)
  if (!rows[0]) throw new Refused('link_expired')
  return { success: true, data: rows[0] }
}

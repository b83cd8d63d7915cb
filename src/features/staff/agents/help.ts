import { sql } from 'kysely'
import { isCountry } from '#features/site/lookups/countries.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { isOfPage } from '#features/staff/page-checks/decide-page.ts'
import { mayDecide } from '#features/staff/page-checks/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { pageCalled, pageHelped, pageProposed, territorySet } from './events.ts'
import { mayTake, mayWork } from './rules.ts'

/** Who helps a page, which is held until the transaction ends. @throws Refused not_found */
async function holdPage(tx: Tx, page: string) {
  const row = await tx
    .selectFrom('pages')
    .select('created_by')
    .where('id', '=', page)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { created_by } = found(row)
  const helped = await tx.selectFrom('agent_pages').selectAll().where('page_id', '=', page).executeTakeFirst()
  return { created_by, helped }
}

const inTransaction = async (ctx: Context, act: (tx: Tx, me: string) => Promise<void>) => {
  await ctx.db.transaction().execute((tx) => act(tx, found(ctx.me).id))
  return { success: true as const }
}

/** @throws Refused not_found · helped_by_other · own_work: a company of one's own */
export const takeCompany = (ctx: Context, { page }: Taken<typeof contract.takeCompany>) =>
  inTransaction(ctx, async (tx, me) => {
    const { created_by, helped } = await holdPage(tx, page)
    must(mayTake(helped, { me, isSuper: found(ctx.me).mayAsStaff('staff.role.give') }))
    must(mayDecide(await isOfPage(tx, page, created_by, me)))
    if (helped?.agent_id === me) return
    const own = { agent_id: me, taken_at: ctx.now() }
    await tx
      .insertInto('agent_pages')
      .values({ page_id: page, ...own })
      .onConflict((there) => there.column('page_id').doUpdateSet({ ...own, proposal: null, proposed_at: null }))
      .execute()
    await emit(ctx, tx, pageHelped, { page, agent: me, taken: true })
  })

/** @throws Refused not_found · not_helped_by_you */
export const leaveCompany = (ctx: Context, { page }: Taken<typeof contract.leaveCompany>) =>
  inTransaction(ctx, async (tx, me) => {
    must(mayWork((await holdPage(tx, page)).helped, me))
    await tx.deleteFrom('agent_pages').where('page_id', '=', page).execute()
    await emit(ctx, tx, pageHelped, { page, agent: me, taken: false })
  })

/** Writes down a call; the day to follow up is the one said last. @throws Refused not_found · not_helped_by_you · invalid: a day that is over */
export const addCall = (ctx: Context, { page, outcome, note, follow_up_on }: Taken<typeof contract.addCall>) =>
  inTransaction(ctx, async (tx, me) => {
    must(mayWork((await holdPage(tx, page)).helped, me))
    const at = ctx.now()
    if (follow_up_on && follow_up_on < at.toISOString().slice(0, 10)) throw wrongField('follow_up_on', 'follow_up_past')
    const id = newId()
    await tx.insertInto('agent_calls').values({ id, page_id: page, agent_id: me, outcome, note, at }).execute()
    await tx.updateTable('agent_pages').set({ follow_up_on }).where('page_id', '=', page).execute()
    await emit(ctx, tx, pageCalled, { page, call: id, outcome, follow_up_on })
  })

/** @throws Refused not_found · not_helped_by_you */
export const proposePage = (ctx: Context, { page, found: words }: Taken<typeof contract.proposePage>) =>
  inTransaction(ctx, async (tx, me) => {
    must(mayWork((await holdPage(tx, page)).helped, me))
    const set = { proposal: words, proposed_at: ctx.now() }
    await tx.updateTable('agent_pages').set(set).where('page_id', '=', page).execute()
    await emit(ctx, tx, pageProposed, { page, words })
  })

/** @throws Refused not_found: no such agent · invalid: no such country or city */
export const setTerritory = (ctx: Context, { user, countries, cities }: Taken<typeof contract.setTerritory>) =>
  inTransaction(ctx, async (tx) => {
    if (!countries.every(isCountry)) throw wrongField('countries', 'country_unknown')
    const { cityById } = await readKept(ctx)
    if (!cities.every((city) => cityById.has(city))) throw wrongField('cities', 'city_unknown')
    const agent = tx.selectFrom('users').select('id').where('id', '=', user).where('is_agent', '=', true)
    found(await agent.forUpdate().executeTakeFirst())
    const all = [...new Set(countries)]
    await tx.deleteFrom('agent_countries').where('user_id', '=', user).execute()
    if (all.length > 0)
      await tx
        .insertInto('agent_countries')
        .values(all.map((country_id) => ({ user_id: user, country_id })))
        .execute()
    const those = [...new Set(cities)]
    await tx.deleteFrom('agent_cities').where('user_id', '=', user).execute()
    if (those.length > 0)
      await tx
        .insertInto('agent_cities')
        .values(those.map((city_id) => ({ user_id: user, city_id })))
        .execute()
    await emit(ctx, tx, territorySet, { user, countries: all, cities: those })
  })

const shownCalls = 50

/** @throws Refused not_found */
export async function showHelp(
  ctx: Context,
  { page }: Taken<typeof contract.showHelp>,
): Promise<Given<typeof contract.showHelp>> {
  found(await ctx.db.selectFrom('pages').select('id').where('id', '=', page).executeTakeFirst())
  const help = await ctx.db
    .selectFrom('agent_pages')
    .innerJoin('users', 'users.id', 'agent_id')
    .select(['agent_id', 'users.name', 'proposal', 'proposed_at'])
    .select(sql<string | null>`follow_up_on::text`.as('follow_up_on'))
    .where('page_id', '=', page)
    .executeTakeFirst()
  const calls = await ctx.db
    .selectFrom('agent_calls')
    .leftJoin('users', 'users.id', 'agent_id')
    .select(['agent_calls.id', 'users.name as by', 'outcome', 'note', 'at'])
    .where('page_id', '=', page)
    .orderBy('at', 'desc')
    .limit(shownCalls)
    .execute()
  return {
    success: true,
    data: {
      agent: help ? { name: help.name, me: help.agent_id === found(ctx.me).id } : null,
      follow_up_on: help?.follow_up_on ?? null,
      proposal:
        help?.proposal && help.proposed_at ? { words: help.proposal, at: help.proposed_at.toISOString() } : null,
      calls: calls.map(({ at, ...call }) => ({ ...call, at: at.toISOString() })),
    },
  }
}

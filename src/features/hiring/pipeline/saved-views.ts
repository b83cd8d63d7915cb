import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mostViews } from './rules.ts'

type Views = Given<typeof contract.listViews>

/** Views one keeps for the page one works for. */
export async function listViews(ctx: Context): Promise<Views> {
  const { page, member } = found(ctx.membership)
  const rows = await ctx.db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('page_id', '=', page)
    .where('user_id', '=', member)
    .orderBy(sql`lower(name)`)
    .execute()
  return { success: true, data: rows }
}

/** @throws Refused views_full */
export async function saveView(ctx: Context, { name, query }: Taken<typeof contract.saveView>): Promise<Views> {
  const { page, member } = found(ctx.membership)
  const { data } = await listViews(ctx)
  const known = data.some((view) => view.name.toLowerCase() === name.toLowerCase())
  if (!known && data.length >= mostViews) throw new Refused('views_full')
  await ctx.db
    .insertInto('saved_views')
    .values({ id: newId(), page_id: page, user_id: member, name, query, created_at: ctx.now() })
    .onConflict((same) => same.expression(sql`page_id, user_id, lower(name)`).doUpdateSet({ name, query }))
    .execute()
  return listViews(ctx)
}

/** Nothing happens when it is somebody else's, or gone. */
export async function dropView(ctx: Context, { view }: Taken<typeof contract.dropView>): Promise<Views> {
  const { page, member } = found(ctx.membership)
  await ctx.db
    .deleteFrom('saved_views')
    .where('id', '=', view)
    .where('page_id', '=', page)
    .where('user_id', '=', member)
    .execute()
  return listViews(ctx)
}

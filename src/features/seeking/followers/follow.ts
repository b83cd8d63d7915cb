import { shownStates } from '#features/companies/pages/page-states.ts'
import { cardOf, selectPages } from '#features/companies/pages/page-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const atOnce = 30

/** Follows a page everybody may see; twice is once. @throws Refused not_found */
export async function follow(ctx: Context, { page }: Taken<typeof contract.follow>) {
  const row = found(
    await ctx.db
      .selectFrom('pages')
      .select('id')
      .where('id', '=', page)
      .where('state', 'in', shownStates)
      .executeTakeFirst(),
  )
  await ctx.db
    .insertInto('page_followers')
    .values({ page_id: row.id, user_id: found(ctx.me).id, created_at: ctx.now() })
    .onConflict((twice) => twice.doNothing())
    .execute()
  return { success: true as const }
}

export async function unfollow(ctx: Context, { page }: Taken<typeof contract.unfollow>) {
  await ctx.db
    .deleteFrom('page_followers')
    .where('page_id', '=', page)
    .where('user_id', '=', found(ctx.me).id)
    .execute()
  return { success: true as const }
}

/** Companies one follows; one that is not shown any more is left out. */
export async function listFollowing(
  ctx: Context,
  { cursor }: Taken<typeof contract.following>,
): Promise<Given<typeof contract.following>> {
  const after = momentOf(cursor)
  const rows = await selectPages(ctx.db)
    .innerJoin('page_followers', 'page_followers.page_id', 'pages.id')
    .leftJoin('page_directory', 'page_directory.page_id', 'pages.id')
    .select(['page_followers.created_at as since', 'open_jobs'])
    .where('page_followers.user_id', '=', found(ctx.me).id)
    .where('pages.state', 'in', shownStates)
    .$if(after !== null, (query) => query.where('page_followers.created_at', '<', after as Date))
    .orderBy('page_followers.created_at', 'desc')
    .limit(atOnce + 1)
    .execute()
  const shown = rows.slice(0, atOnce)
  const last = rows.length > atOnce ? shown.at(-1) : undefined
  return {
    success: true,
    data: shown.map((row) => ({
      ...cardOf(ctx, row),
      since: row.since.toISOString(),
      open_jobs: row.open_jobs ?? 0,
    })),
    next_cursor: last ? last.since.toISOString() : null,
  }
}

/** Where a list went on; null for the beginning, or for what is no moment. */
function momentOf(cursor: string | undefined): Date | null {
  if (!cursor || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(cursor)) return null
  const at = new Date(cursor)
  return Number.isNaN(at.getTime()) ? null : at
}

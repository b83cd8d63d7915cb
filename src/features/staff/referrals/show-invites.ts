import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { codeOf } from './codes.ts'
import type * as contract from './contract.ts'
import { rewards } from './rules.ts'

const shown = 100

/** The own code and what came of it. */
export async function showInvite(ctx: Context): Promise<Given<typeof contract.showInvite>> {
  const { id } = found(ctx.me)
  const [code, counts, page] = await Promise.all([
    codeOf(ctx, { user_id: id }),
    countsOf(ctx, { column: 'inviter_id', id }),
    ctx.db
      .selectFrom('page_members')
      .innerJoin('pages', 'pages.id', 'page_id')
      .select('pages.name')
      .where('user_id', '=', id)
      .where('role', '=', 'owner')
      .where('page_members.state', '=', 'active')
      .where('pages.state', '=', 'active')
      .orderBy('pages.created_at')
      .executeTakeFirst(),
  ])
  return { success: true, data: { ...code, ...counts, page: page?.name ?? null } }
}

/** The page's code and what came of each registration. */
export async function showPageInvite(ctx: Context): Promise<Given<typeof contract.showPageInvite>> {
  const { page } = found(ctx.membership)
  const [code, counts, rows] = await Promise.all([
    codeOf(ctx, { page_id: page }),
    countsOf(ctx, { column: 'inviter_page_id', id: page }),
    ctx.db
      .selectFrom('referrals')
      .leftJoin('pages', 'pages.id', 'referrals.page_id')
      .select(['referrals.id', 'registered_at', 'pages.name as company', 'referrals.state'])
      .where('inviter_page_id', '=', page)
      .orderBy('referrals.id', 'desc')
      .limit(shown)
      .execute(),
  ])
  const referrals = rows.map(({ registered_at, state, ...row }) => ({
    ...row,
    at: registered_at.toISOString(),
    state: state,
  }))
  return { success: true, data: { ...code, ...counts, referrals } }
}

async function countsOf(ctx: Context, { column, id }: { column: 'inviter_id' | 'inviter_page_id'; id: string }) {
  const row = await ctx.db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::integer`.as('registered'))
    .select(sql<number>`count(*) filter (where state = 'rewarded')::integer`.as('rewarded'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, coins: row.rewarded * rewards.inviter, rewards }
}

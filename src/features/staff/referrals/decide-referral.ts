import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { move, pageToReward, reward } from './judge.ts'
import { mayDecide } from './rules.ts'

const shown = 100

/** What waits first, then what was decided last. */
export async function listReferrals(ctx: Context): Promise<Given<typeof contract.listReferrals>> {
  const rows = await ctx.db
    .selectFrom('referrals')
    .leftJoin('pages as invited', 'invited.id', 'referrals.page_id')
    .leftJoin('pages as inviting', 'inviting.id', 'inviter_page_id')
    .leftJoin('users as inviter', 'inviter.id', 'inviter_id')
    .select(['referrals.id', 'registered_at', 'referrals.state', 'why', 'note', 'invited.name as company'])
    .select(sql<string | null>`coalesce(inviting.name, inviter.name)`.as('by'))
    .where('referrals.state', '<>', 'registered')
    .orderBy(sql`referrals.state <> 'held'`)
    .orderBy('decided_at', 'desc')
    .limit(shown)
    .execute()
  return {
    success: true,
    data: rows.map(({ registered_at, state, why, ...row }) => ({
      ...row,
      at: registered_at.toISOString(),
      state: state,
      why: why,
    })),
  }
}

/** @throws Refused not_found · referral_decided · referral_no_page: nobody is left to be rewarded */
export async function decideReferral(
  ctx: Context,
  { referral: id, decision, note }: Taken<typeof contract.decideReferral>,
): Promise<Given<typeof contract.decideReferral>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('referrals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    const referral = found(row)
    must(mayDecide(referral.state))
    const decided_by = ctx.me?.id ?? null
    await tx.updateTable('referrals').set({ note, decided_by }).where('id', '=', id).execute()
    const page = await pageToReward(tx, referral)
    if (decision === 'decline') return move(ctx, tx, referral, { to: 'declined', page })
    if (!page) throw new Refused('referral_no_page')
    await reward(ctx, tx, referral, page)
  })
  return { success: true }
}

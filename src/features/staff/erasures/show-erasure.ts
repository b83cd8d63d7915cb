import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdAccount } from './find-account.ts'
import { mayConfirmErasure, mayErase } from './rules.ts'

/** @throws Refused not_found */
export async function showErasure(
  ctx: Context,
  { user }: Taken<typeof contract.showErasure>,
): Promise<Given<typeof contract.showErasure>> {
  const me = found(ctx.me).id
  const { account, row, others } = await ctx.db.transaction().execute(async (tx) => ({
    account: await holdAccount(ctx, tx, user),
    row: await tx
      .selectFrom('staff_erasures as asked')
      .leftJoin('users', 'users.id', 'asked_by')
      .select(['asked.id', 'reason', 'asked_by', 'asked_at', 'users.name as by'])
      .where('user_id', '=', user)
      .where('asked.state', '=', 'waiting')
      .executeTakeFirst(),
    others: await othersWhoMay(tx, me, 'staff.person.act'),
  }))
  const may = mayErase(account)
  return {
    success: true,
    data: {
      waiting: row
        ? {
            ...{ id: row.id, reason: row.reason, by: row.by, at: row.asked_at.toISOString() },
            may_confirm: !mayConfirmErasure({ by: row.asked_by, me, others }).refused && !may.refused,
          }
        : null,
      may_ask: row ? 'erasure_waiting' : may.refused ? may.code : null,
    },
  }
}

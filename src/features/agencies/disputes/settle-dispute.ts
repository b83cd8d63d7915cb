import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { disputeView, readDispute, selectDisputes } from './dispute-view.ts'
import { lockDispute, moveDispute } from './move-dispute.ts'

const most = 200

/** What somebody asked the staff to decide; of agencies staff sees nothing else. */
export async function listAppeals(ctx: Context): Promise<Given<typeof contract.listAppeals>> {
  const rows = await selectDisputes(ctx.db)
    .where('d.state', '=', 'appealed')
    .orderBy('d.appealed_at')
    .limit(most)
    .execute()
  return { success: true, data: rows.map((row) => disputeView(row, ctx.now())) }
}

/** @throws Refused not_found · dispute_state */
export async function settleDispute(
  ctx: Context,
  { dispute, decided_for, words }: Taken<typeof contract.settleDispute>,
): Promise<Given<typeof contract.settleDispute>> {
  const { submission_id } = found(
    await ctx.db
      .selectFrom('submission_disputes')
      .select('submission_id')
      .where('id', '=', dispute)
      // what nobody appealed is no business of the staff
      .where('state', 'in', ['appealed', 'settled'])
      .executeTakeFirst(),
  )
  await ctx.db.transaction().execute(async (tx) => {
    const set = { settled_by: found(ctx.me).id, settled_words: words, decided_by: 'staff' as const }
    await moveDispute(ctx, tx, await lockDispute(tx, submission_id), { event: 'settle', decided_for, set })
  })
  return { success: true, data: await readDispute(ctx, dispute) }
}

/** Whoever says nothing for two business days accepts. */
export const lapseDisputes = backgroundTask('lapse-disputes', z.object({}), async (ctx) => {
  const now = ctx.now()
  const rows = await ctx.db
    .selectFrom('submission_disputes')
    .select('submission_id')
    .where('state', '=', 'claimed')
    .where('due_at', '<=', now)
    .limit(most)
    .execute()
  for (const { submission_id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const locked = await lockDispute(tx, submission_id)
      if (locked.dispute.state !== 'claimed' || locked.dispute.due_at > now) return
      await moveDispute(ctx, tx, locked, { event: 'lapse', decided_for: 'client', set: { decided_by: 'clock' } })
    })
})

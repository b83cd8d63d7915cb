import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { alertView } from './alert-view.ts'
import type * as contract from './contract.ts'
import { type AlertRow, moveAlert } from './move-alert.ts'

export async function listAlerts(ctx: Context): Promise<Given<typeof contract.listAlerts>> {
  const rows = await ctx.db
    .selectFrom('alerts')
    .selectAll()
    .where('user_id', '=', found(ctx.me).id)
    .where('state', '!=', 'stopped')
    .orderBy('id', 'desc')
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => alertView(ctx, row))) }
}

/** @throws Refused not_found · alert_state */
export async function changeAlert(
  ctx: Context,
  { alert: id, frequency, state }: Taken<typeof contract.changeAlert>,
): Promise<Given<typeof contract.changeAlert>> {
  const changed = await ctx.db.transaction().execute(async (tx) => {
    let alert = await lockOwn(ctx, tx, id)
    if (frequency) {
      await tx.updateTable('alerts').set({ frequency }).where('id', '=', id).execute()
      alert = { ...alert, frequency }
    }
    return state && state !== alert.state ? moveAlert(ctx, tx, alert, state === 'active' ? 'resume' : 'pause') : alert
  })
  return { success: true, data: await alertView(ctx, changed) }
}

/** @throws Refused not_found */
export async function deleteAlert(ctx: Context, { alert }: Taken<typeof contract.deleteAlert>) {
  await ctx.db.transaction().execute(async (tx) => {
    await lockOwn(ctx, tx, alert)
    await tx.deleteFrom('alerts').where('id', '=', alert).execute()
  })
  return { success: true as const }
}

const lockOwn = async (ctx: Context, tx: Tx, id: string): Promise<AlertRow> =>
  found(
    await tx
      .selectFrom('alerts')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', found(ctx.me).id)
      .forUpdate()
      .executeTakeFirst(),
  )

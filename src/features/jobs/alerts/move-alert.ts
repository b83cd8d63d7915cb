import type { Selectable } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { type AlertMove, type AlertState, after } from './rules.ts'
import { anchorAlert, unanchorAlert } from './write-alert.ts'

export type AlertRow = {
  id: string
  user_id: string | null
  email: string | null
  language: string
  search: unknown
  frequency: Selectable<DB['alerts']>['frequency']
  state: AlertState
  sent_at: Date | null
}

/** Moves a locked alert, and lets new jobs find it or not. @throws Refused alert_state */
export async function moveAlert(ctx: Context, tx: Tx, alert: AlertRow, move: AlertMove): Promise<AlertRow> {
  const state = after(alert.state, move)
  if (!state) throw new Refused('alert_state')
  const isWanted = move === 'confirm' || move === 'resume'
  await tx
    .updateTable('alerts')
    .set({ state, ...(isWanted && { confirmed_at: ctx.now(), reminded_at: null }) })
    .where('id', '=', alert.id)
    .execute()
  if (state !== 'active') await unanchorAlert(tx, alert.id)
  else if (alert.state !== 'active') await anchorAlert(ctx, tx, alert)
  return { ...alert, state }
}

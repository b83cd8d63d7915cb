import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mandateSaved } from './events.ts'
import { lockWithClient } from './find-client.ts'
import { readMandate } from './list-mandates.ts'
import { type MandateMove, type MandateState, mandateAfter, mayMoveMandate } from './rules.ts'

type Locked = { id: string; page_id: string; client_id: string; state: MandateState }

/** Moves a locked job of a client, and tells; whoever is under way for it is answered by those who listen. @throws Refused mandate_state */
export async function moveLocked(ctx: Context, tx: Tx, row: Locked, move: MandateMove): Promise<void> {
  must(mayMoveMandate(row.state, move))
  const to = found(mandateAfter(row.state, move))
  const closed_at = to === 'closed' || to === 'filled' ? ctx.now() : null
  await tx
    .updateTable('mandates')
    .set((eb) => ({ state: to, version: eb('version', '+', 1), updated_at: ctx.now(), closed_at }))
    .where('id', '=', row.id)
    .execute()
  await emit(ctx, tx, mandateSaved, { mandate: row.id, client: row.client_id, page: row.page_id, what: move, to })
}

/** @throws Refused not_found · mandate_state · client_state */
export async function moveMandate(
  ctx: Context,
  { mandate, move }: Taken<typeof contract.moveMandate>,
): Promise<Given<typeof contract.moveMandate>> {
  await ctx.db.transaction().execute(async (tx) => {
    const held = await lockWithClient(ctx, tx, mandate)
    if (move === 'resume' && held.client.state === 'ended') throw new Refused('client_state')
    await moveLocked(ctx, tx, held.mandate, move)
  })
  return { success: true, data: await readMandate(ctx, mandate) }
}

/** A client ended: its jobs close with it. */
export async function closeMandates(ctx: Context, tx: Tx, client: string): Promise<void> {
  const rows = await tx
    .selectFrom('mandates')
    .select(['id', 'page_id', 'client_id', 'state'])
    .where('client_id', '=', client)
    .where('state', '<>', 'closed')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) await moveLocked(ctx, tx, row, 'close')
}

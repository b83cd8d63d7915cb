import type { Selectable, Updateable } from 'kysely'
import type { Placements } from '#db/tables.ts'
import { moveLocked as moveMandate } from '#features/agencies/clients/move-mandate.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { issueCreditNote } from './credit-note.ts'
import { placementMoved } from './events.ts'
import { plusDays, refundFor, replaceDays } from './placement-rules.ts'
import { mayMovePlacement, type PlacementEvent, type PlacementSide, placementAfter } from './placement-states.ts'
import { leads, readPlacement, todayOf } from './select-placements.ts'

export type PlacementLocked = Selectable<Placements>
type Asked = Taken<typeof contract.movePlacement>

/** A placement within reach, held until the transaction ends. @throws Refused not_found */
export async function lockPlacement(ctx: Context, tx: Tx, id: string): Promise<PlacementLocked> {
  const membership = found(ctx.membership)
  const query = tx.selectFrom('placements').selectAll().where('id', '=', id).where('page_id', '=', membership.page)
  const own = leads(membership) ? query : query.where('recruiter_id', '=', membership.member)
  return found(await own.forUpdate().executeTakeFirst())
}

type What = { event: PlacementEvent; side: PlacementSide; why?: string; set?: Updateable<Placements> }

/** Moves a locked one to the state that follows, and tells. @throws Refused placement_state */
export async function moveLocked(ctx: Context, tx: Tx, row: PlacementLocked, what: What): Promise<void> {
  const { event, side, why, set } = what
  must(mayMovePlacement(row.state, event, side))
  const to = found(placementAfter(row.state, event, side))
  await tx
    .updateTable('placements')
    .set({ ...set, state: to, updated_at: ctx.now() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  const told = { placement: row.id, page: row.page_id, event, side, from: row.state, to, why: why || null }
  await emit(ctx, tx, placementMoved, told)
}

/** What the agency writes down of a placement. @throws Refused not_found · placement_state · guarantee_over · invalid */
export async function movePlacement(ctx: Context, asked: Asked): Promise<Given<typeof contract.movePlacement>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockPlacement(ctx, tx, asked.placement)
    must(mayMovePlacement(row.state, asked.event, 'agency'))
    await moveLocked(ctx, tx, row, { event: asked.event, side: 'agency', why: asked.why, ...setBy(ctx, row, asked) })
    await follow(ctx, tx, row, asked)
  })
  return { success: true, data: await readPlacement(ctx, asked.placement) }
}

/** What a move writes beside the state. */
function setBy(ctx: Context, row: PlacementLocked, asked: Asked): { set?: Updateable<Placements> } {
  if (asked.event === 'leave') {
    const left_on = leftOn(ctx, row, asked.left_on)
    const replace_until = row.guarantee_kind === 'replacement' ? plusDays(todayOf(ctx), replaceDays) : null
    return { set: { left_on, left_why: asked.why, replace_until } }
  }
  if (asked.event === 'stay') return { set: { left_on: null, left_why: '', replace_until: null } }
  if (asked.event === 'refund') return { set: { refund: owedOf(row) } }
  return {}
}

/** Within the guarantee, and not in days to come. @throws Refused guarantee_over · invalid */
function leftOn(ctx: Context, row: PlacementLocked, left_on: string | undefined): string {
  if (!left_on) throw wrongField('left_on', 'required')
  if (left_on < row.starts_on || left_on > todayOf(ctx)) throw wrongField('left_on', 'wrong')
  if (row.guarantee_until === null || left_on > row.guarantee_until) throw new Refused('guarantee_over')
  return left_on
}

const owedOf = (row: PlacementLocked): number =>
  refundFor(row.fee, row.guarantee_days, row.starts_on, found(row.left_on))

/** The papers and the client's job follow: what goes back is credited, and whoever is to be replaced leaves an open job. */
async function follow(ctx: Context, tx: Tx, row: PlacementLocked, { event }: Asked): Promise<void> {
  if (event === 'cancel') await issueCreditNote(ctx, tx, row, row.fee)
  if (event === 'refund') await issueCreditNote(ctx, tx, row, owedOf(row))
  if (event !== 'leave' || row.guarantee_kind !== 'replacement') return
  const mandate = await tx
    .selectFrom('mandates')
    .select(['id', 'page_id', 'client_id', 'state'])
    .where('id', '=', row.mandate_id)
    .forUpdate()
    .executeTakeFirst()
  if (mandate?.state === 'filled') await moveMandate(ctx, tx, mandate, 'resume')
}

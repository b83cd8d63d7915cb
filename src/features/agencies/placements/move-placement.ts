import type { Updateable } from 'kysely'
import type { Placements } from '#db/tables.ts'
import { moveLocked as moveMandate } from '#features/agencies/clients/move-mandate.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { issueCreditNotes } from './credit-note.ts'
import { giveRetainersBack } from './issue-retainer.ts'
import { lockPlacement, moveLocked, type PlacementLocked } from './lock-placement.ts'
import { plusDays, refundFor, replaceDays } from './placement-rules.ts'
import { mayMovePlacement } from './placement-states.ts'
import { readPlacement, todayOf } from './select-placements.ts'

type Asked = Taken<typeof contract.movePlacement>

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
  if (event === 'cancel') {
    await giveRetainersBack(tx, row.id)
    await issueCreditNotes(ctx, tx, row, row.fee)
  }
  if (event === 'refund') await issueCreditNotes(ctx, tx, row, owedOf(row))
  if (event !== 'leave' || row.guarantee_kind !== 'replacement') return
  const mandate = await tx
    .selectFrom('mandates')
    .select(['id', 'page_id', 'client_id', 'state'])
    .where('id', '=', row.mandate_id)
    .forUpdate()
    .executeTakeFirst()
  if (mandate?.state === 'filled') await moveMandate(ctx, tx, mandate, 'resume')
}

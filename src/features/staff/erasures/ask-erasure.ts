import { demandProof } from '#features/people/accounts/sessions.ts'
import { sleepUntilErased } from '#features/people/own-data/deactivate.ts'
import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { erasureAsked, erasureDecided } from './events.ts'
import { holdAccount } from './find-account.ts'
import { mayConfirmErasure, mayErase } from './rules.ts'

/**
 * Asks to erase somebody's account; done at once where nobody else could confirm it.
 * @throws Refused not_found · proof_needed · own_account · staff_account · person_state · sole_owner · erasure_waiting
 */
export async function askErasureOf(
  ctx: Context,
  { user, reason }: Taken<typeof contract.askErasureOf>,
): Promise<Given<typeof contract.askErasureOf>> {
  demandProof(ctx)
  const me = found(ctx.me).id
  const state = await ctx.db.transaction().execute(async (tx) => {
    must(mayErase(await holdAccount(ctx, tx, user)))
    const isAlone = !mayConfirmErasure({ by: me, me, others: await othersWhoMay(tx, me, 'staff.person.act') }).refused
    const erasure = newId()
    const now = ctx.now()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_erasures')
      .values({
        ...{ id: erasure, user_id: user, reason, asked_by: me, asked_at: now },
        ...(isAlone ? { state: 'done', decided_by: me, decided_at: now } : { state: 'waiting' }),
      })
      .onConflict((on) => on.column('user_id').where('state', '=', 'waiting').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw new Refused('erasure_waiting')
    await emit(ctx, tx, erasureAsked, { erasure, user, reason })
    if (isAlone) await erase(ctx, tx, { erasure, user, reason })
    return isAlone ? ('done' as const) : ('waiting' as const)
  })
  return { success: true, data: { state } }
}

/**
 * Says yes or no to an erasure that was asked for; whoever asked may only say no.
 * @throws Refused not_found · proof_needed · own_account · staff_account · person_state · sole_owner · already_decided · own_erasure
 */
export async function decideErasure(
  ctx: Context,
  { erasure, decision }: Taken<typeof contract.decideErasure>,
): Promise<Given<typeof contract.decideErasure>> {
  demandProof(ctx)
  const me = found(ctx.me).id
  const confirmed = decision === 'confirm'
  const state = confirmed ? ('done' as const) : ('declined' as const)
  await ctx.db.transaction().execute(async (tx) => {
    const asked = found(
      await tx.selectFrom('staff_erasures').selectAll().where('id', '=', erasure).forUpdate().executeTakeFirst(),
    )
    if (asked.state !== 'waiting') throw new Refused('already_decided')
    const { user_id: user, reason } = asked
    if (confirmed) {
      must(mayConfirmErasure({ by: asked.asked_by, me, others: await othersWhoMay(tx, me, 'staff.person.act') }))
      must(mayErase(await holdAccount(ctx, tx, user)))
      await erase(ctx, tx, { erasure, user, reason })
    } else await emit(ctx, tx, erasureDecided, { erasure, user, reason, confirmed })
    await tx
      .updateTable('staff_erasures')
      .set({ state, decided_by: me, decided_at: ctx.now() })
      .where('id', '=', erasure)
      .execute()
  })
  return { success: true, data: { state } }
}

async function erase(ctx: Context, tx: Tx, asked: { erasure: string; user: string; reason: string }): Promise<void> {
  await sleepUntilErased(ctx, tx, asked.user)
  await emit(ctx, tx, erasureDecided, { ...asked, confirmed: true })
}

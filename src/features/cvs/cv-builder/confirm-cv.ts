import { mayMoveCv, stateAfter } from '#features/cvs/cvs/cv-states.ts'
import { cvChanged } from '#features/cvs/cvs/events.ts'
import { holdOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { promote } from '#features/cvs/cvs/primary-cv.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandPeriods } from './demand-periods.ts'
import { mayOverwrite } from './rules.ts'
import { showCv } from './show-cv.ts'

/** The person says that it is right, and whether it is used from now on. @throws Refused not_found · changed_meanwhile · cv_state · invalid: a period that ends before it begins */
export async function confirmCv(
  ctx: Context,
  { cv, version, primary }: Taken<typeof contract.confirmCv>,
): Promise<Given<typeof contract.confirmCv>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdOwnCv(ctx, tx, cv)
    must(mayMoveCv(row.state, 'confirm'))
    must(mayOverwrite(version, row.version))
    if (row.content) demandPeriods(row.content)
    const at = ctx.now()
    const state = found(stateAfter(row.state, 'confirm'))
    await tx.updateTable('cvs').set({ state, confirmed_at: at, updated_at: at }).where('id', '=', cv).execute()
    if (primary) await promote(tx, row.user_id, cv)
    await emit(ctx, tx, cvChanged, { user: row.user_id, cv })
  })
  return showCv(ctx, { cv })
}

import { demandAgency } from '#features/agencies/clients/demand.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { targetSaved } from './events.ts'
import { recruitingRoles } from './rules.ts'
import { monthOf } from './show-desk.ts'

/** @throws Refused not_an_agency · not_found: nobody of this page who puts people forward */
export async function saveTarget(
  ctx: Context,
  { user, ...aims }: Taken<typeof contract.saveTarget>,
): Promise<Given<typeof contract.saveTarget>> {
  const page = await demandAgency(ctx)
  const month = monthOf(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx
      .selectFrom('page_members')
      .select('user_id')
      .where('page_id', '=', page)
      .where('user_id', '=', user)
    const recruits = query.where('state', '=', 'active').where('role', 'in', recruitingRoles)
    found(await recruits.forShare().executeTakeFirst())
    await tx
      .insertInto('recruiter_targets')
      .values({ page_id: page, user_id: user, month: `${month}-01`, ...aims })
      .onConflict((known) => known.columns(['page_id', 'user_id', 'month']).doUpdateSet(aims))
      .execute()
    await emit(ctx, tx, targetSaved, { page, user, month, ...aims })
  })
  return { success: true }
}

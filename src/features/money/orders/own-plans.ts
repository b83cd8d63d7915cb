import { planRenewalSet } from '#features/money/plans/events.ts'
import type { Perks } from '#features/money/plans/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

export async function listPlans(ctx: Context): Promise<Given<typeof contract.listPlans>> {
  const rows = await ctx.db
    .selectFrom('page_plans')
    .select(['id', 'plan', 'perks', 'from_at', 'until_at', 'renews', 'renewal_id'])
    .where('page_id', '=', found(ctx.membership).page)
    .where('until_at', '>', ctx.now())
    .orderBy('from_at')
    .execute()
  return {
    success: true,
    data: rows.map(({ perks, from_at, until_at, renewal_id, ...row }) => ({
      ...{ ...row, perks: perks as Perks, renewal: renewal_id },
      ...{ from_at: from_at.toISOString(), until_at: until_at.toISOString() },
    })),
  }
}

/** @throws Refused not_found */
export async function setRenewal(
  ctx: Context,
  { plan, renews }: Taken<typeof contract.setRenewal>,
): Promise<Given<typeof contract.listPlans>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('page_plans')
      .set({ renews })
      .where('id', '=', plan)
      .where('page_id', '=', page)
      .returning('plan')
      .executeTakeFirst()
    await emit(ctx, tx, planRenewalSet, { page, plan: found(row).plan, renews })
  })
  return listPlans(ctx)
}

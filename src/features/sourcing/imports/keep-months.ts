import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { keepUntil, usualMonths } from './rules.ts'

/** How long a company keeps people it brought along. */
export async function keepMonthsOf(db: Db | Tx, page: string): Promise<number> {
  const row = await db
    .selectFrom('import_settings')
    .select('keep_months')
    .where('page_id', '=', page)
    .executeTakeFirst()
  return row?.keep_months ?? usualMonths
}

type Shown = Given<typeof contract.showImportSettings>

export async function showImportSettings(ctx: Context): Promise<Shown> {
  return { success: true, data: { keep_months: await keepMonthsOf(ctx.db, found(ctx.membership).page) } }
}

/** Who was kept for longer is kept for shorter from now on; whoever has less left keeps it. */
export async function saveImportSettings(
  ctx: Context,
  { keep_months }: Taken<typeof contract.saveImportSettings>,
): Promise<Shown> {
  const { page, member } = found(ctx.membership)
  const values = { keep_months, changed_by: member, changed_at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('import_settings')
      .values({ page_id: page, ...values })
      .onConflict((known) => known.column('page_id').doUpdateSet(values))
      .execute()
    await tx
      .updateTable('imported_candidates')
      .set({ keep_until: keepUntil(ctx.now(), keep_months) })
      .where('page_id', '=', page)
      .where('anonymised_at', 'is', null)
      .where('keep_until', '>', keepUntil(ctx.now(), keep_months))
      .execute()
  })
  return { success: true, data: { keep_months } }
}

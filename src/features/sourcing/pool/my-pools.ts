import { thumbOf } from '#features/companies/pages/take-pictures.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { poolChanged } from './events.ts'

/** Companies that keep one for later jobs; what an application became stands at the application. */
export async function listMyPools(ctx: Context): Promise<Given<typeof contract.listMyPools>> {
  const rows = await ctx.db
    .selectFrom('pool_entries')
    .innerJoin('pages', 'pages.id', 'pool_entries.page_id')
    .select(['pool_entries.id', 'source', 'added_at', 'pages.name', 'slug', 'logo_id'])
    .where('user_id', '=', found(ctx.me).id)
    .where('source', '<>', 'application')
    .orderBy('added_at', 'desc')
    .limit(200)
    .execute()
  return {
    success: true,
    data: rows.map(({ id, source, added_at, name, slug, logo_id }) => ({
      ...{ id, source, added_at: added_at.toISOString() },
      company: { name, slug, logo: logo_id ? thumbOf(logo_id, 160) : null },
    })),
  }
}

/** Leaves for good: the company does not put one back from the CV search. @throws Refused not_found */
export async function leaveMyPool(
  ctx: Context,
  { entry }: Taken<typeof contract.leaveMyPool>,
): Promise<Given<typeof contract.leaveMyPool>> {
  await ctx.db.transaction().execute(async (tx) => {
    const gone = found(
      await tx
        .deleteFrom('pool_entries')
        .where('id', '=', entry)
        .where('user_id', '=', found(ctx.me).id)
        .where('source', '<>', 'application')
        .returning('page_id')
        .executeTakeFirst(),
    )
    const left = { page_id: gone.page_id, user_id: found(ctx.me).id, at: ctx.now() }
    await tx
      .insertInto('pool_leavers')
      .values(left)
      .onConflict((known) => known.doNothing())
      .execute()
    await emit(ctx, tx, poolChanged, { entry, page: gone.page_id, what: 'removed' })
  })
  return { success: true }
}

/** Once: what was declined stays so. @throws Refused not_found */
export async function declineInvitation(
  ctx: Context,
  { invitation }: Taken<typeof contract.declineInvitation>,
): Promise<Given<typeof contract.declineInvitation>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { entry_id: entry, page_id: page } = found(
      await tx
        .updateTable('pool_invitations')
        .set({ declined_at: ctx.now() })
        .where('id', '=', invitation)
        .where('user_id', '=', found(ctx.me).id)
        .where('declined_at', 'is', null)
        .returning(['entry_id', 'page_id'])
        .executeTakeFirst(),
    )
    if (entry) await emit(ctx, tx, poolChanged, { entry, page, what: 'changed' })
  })
  return { success: true }
}

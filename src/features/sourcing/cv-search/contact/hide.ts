import { sql } from 'kysely'
import { profileSaved } from '#features/people/profiles/events.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, refuse, yes } from '#platform/shared/refusal.ts'
import type * as contract from '../contact-contract.ts'
import { pageExcluded } from '../events.ts'

const mostExcluded = 200
/** The step of the registration that asks who may find one. */
export const stepOfVisibility = 5

/** @throws Refused not_allowed: only candidates are searched */
export async function setVisibility(
  ctx: Context,
  { visibility }: Taken<typeof contract.setVisibility>,
): Promise<Given<typeof contract.setVisibility>> {
  const user = found(ctx.me).id
  const at = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('users').select('account_type').where('id', '=', user).executeTakeFirst()
    if (row?.account_type !== 'candidate') throw new Refused('not_allowed')
    await tx
      .insertInto('profiles')
      .values({ user_id: user, visibility, created_at: at, updated_at: at })
      .onConflict((there) => there.column('user_id').doUpdateSet({ visibility }))
      .execute()
    await emit(ctx, tx, profileSaved, { user, step: stepOfVisibility })
  })
  return { success: true, data: { visibility } }
}

/** From now on the page finds nothing of the caller, whatever it had unlocked. @throws Refused not_found · too_many_excluded */
export async function excludePage(
  ctx: Context,
  { page }: Taken<typeof contract.excludePage>,
): Promise<Given<typeof contract.excludePage>> {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    found(await tx.selectFrom('pages').select('id').where('id', '=', page).executeTakeFirst())
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from excluded_pages where user_id = ${user}`.execute(tx)
    must((rows[0]?.count ?? 0) < mostExcluded ? yes : refuse('too_many_excluded'))
    await tx
      .insertInto('excluded_pages')
      .values({ user_id: user, page_id: page, at: ctx.now() })
      .onConflict((there) => there.doNothing())
      .execute()
    await emit(ctx, tx, pageExcluded, { user, page, excluded: true })
  })
  return { success: true, data: { excluded: true } }
}

export async function includePage(
  ctx: Context,
  { page }: Taken<typeof contract.includePage>,
): Promise<Given<typeof contract.includePage>> {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('excluded_pages').where('user_id', '=', user).where('page_id', '=', page).execute()
    await emit(ctx, tx, pageExcluded, { user, page, excluded: false })
  })
  return { success: true, data: { excluded: false } }
}

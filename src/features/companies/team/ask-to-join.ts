import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { joinAsked } from './events.ts'

/** Asks to join a page instead of making its twin. @throws Refused not_found · already_member */
export async function askToJoin(ctx: Context, { page }: Taken<typeof contract.askToJoin>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    found(
      await tx
        .selectFrom('pages')
        .select('id')
        .where('id', '=', page)
        .where('state', '!=', 'closed')
        .executeTakeFirst(),
    )
    const row = { page_id: page, user_id: user, role: 'recruiter', state: 'asked' as const, created_at: ctx.now() }
    const made = await tx
      .insertInto('page_members')
      .values(row)
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) throw new Refused('already_member')
    await emit(ctx, tx, joinAsked, { page, user })
  })
  return { success: true as const }
}

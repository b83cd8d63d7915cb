import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { inviterBy } from './codes.ts'
import { referralMoved } from './events.ts'

/** Somebody registered: whose code brought them is kept, once. A code that nobody has is no matter. */
export async function countRegistration(ctx: Context, user: string): Promise<void> {
  const person = await ctx.db
    .selectFrom('users')
    .select(['invite', 'created_at'])
    .where('id', '=', user)
    .executeTakeFirst()
  const inviter = person?.invite ? await inviterBy(ctx.db, person.invite) : undefined
  if (!person || !inviter || inviter.user_id === user) return
  const { user_id: inviter_id, page_id: inviter_page_id } = inviter
  await ctx.db.transaction().execute(async (tx) => {
    const id = newId()
    const kept = await tx
      .insertInto('referrals')
      .values({ id, user_id: user, inviter_id, inviter_page_id, registered_at: person.created_at })
      .onConflict((known) => known.column('user_id').doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows)
      await emit(ctx, tx, referralMoved, { referral: id, inviter: inviter_id, page: inviter_page_id, to: 'registered' })
  })
}

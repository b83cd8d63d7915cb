import { readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mergeAnswered, mergeDecided } from './events.ts'
import { type MergeSide, masked } from './rules.ts'

/** Looking does not use the link up; the other address is not told in full, since somebody may have been mistaken. @throws Refused link_expired */
export async function showMergeLink(
  ctx: Context,
  { hash }: Taken<typeof contract.showMergeLink>,
): Promise<Given<typeof contract.showMergeLink>> {
  const { asked, side, user } = await askedBy(ctx.db, await readKey(ctx, 'merge-accounts', hash))
  const emails = await ctx.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [asked.keep_id, asked.gone_id])
    .execute()
  const emailOf = (own: boolean) => emails.find(({ id }) => (id === user) === own)?.email ?? ''
  return { success: true, data: { side, email: emailOf(true), other: masked(emailOf(false)) } }
}

/** A yes is noted beside the other's; a no ends it. @throws Refused link_expired */
export async function answerMerge(
  ctx: Context,
  { hash, agreed }: Taken<typeof contract.answerMerge>,
): Promise<Given<typeof contract.answerMerge>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { asked, side, user, other } = await askedBy(tx, await spendKey(ctx, tx, 'merge-accounts', hash))
    const now = ctx.now()
    const set = agreed ? { [`${side}_agreed_at`]: now } : { state: 'declined' as const, decided_at: now }
    await tx.updateTable('account_merges').set(set).where('id', '=', asked.id).execute()
    const told = { merge: asked.id, user, other, reason: asked.reason }
    await emit(ctx, tx, mergeAnswered, { ...told, agreed })
    if (!agreed) await emit(ctx, tx, mergeDecided, { ...told, user: other, other: user, confirmed: false })
  })
  return { success: true, data: { agreed } }
}

type Key = { user_id: string | null; thing_id: string | null; contact: string | null }

/** What a link asks, while it waits; the account must still have the address that the link went to. */
async function askedBy(db: Db | Tx, { user_id: user, thing_id, contact }: Key) {
  if (!user) throw new Refused('link_expired')
  const asked = await db
    .selectFrom('account_merges')
    .innerJoin('users', (join) => join.on('users.id', '=', user))
    .select(['account_merges.id', 'keep_id', 'gone_id', 'reason'])
    .where('account_merges.id', '=', thing_id)
    .where('account_merges.state', '=', 'waiting')
    .where('users.email', '=', contact)
    .where('users.state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  if (!asked) throw new Refused('link_expired')
  const side: MergeSide = asked.keep_id === user ? 'keep' : 'gone'
  return { asked, side, user, other: side === 'keep' ? asked.gone_id : asked.keep_id }
}

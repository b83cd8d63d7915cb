import { addCvOfFile } from '#features/cvs/cvs/add-cv-of-file.ts'
import { readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { cvDropChanged } from './events.ts'
import { lockItem, moveItem } from './move-drop.ts'
import { showDrops } from './my-drops.ts'

/** @throws Refused link_expired */
export async function showByLink(
  ctx: Context,
  { key }: Taken<typeof contract.showByLink>,
): Promise<Given<typeof contract.showByLink>> {
  const { id, name } = await dropBehind(ctx, key)
  const [shown] = await showDrops(ctx, [id])
  // files are opened by their owner only, and nobody is one yet
  const data = { ...found(shown), cv: null, name, may_claim: true }
  return { success: true, data }
}

/** @throws Refused link_expired · not_found · drop_state */
export async function withdrawByLink(
  ctx: Context,
  { key, item }: Taken<typeof contract.withdrawByLink>,
): Promise<Given<typeof contract.withdrawByLink>> {
  const { id } = await dropBehind(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    await moveItem(ctx, tx, await lockItem(tx, { id: item, drop: id }), { event: 'withdraw' })
  })
  return { success: true }
}

/** @throws Refused link_expired · not_allowed: only candidates own CVs */
export async function claimDrop(
  ctx: Context,
  { key }: Taken<typeof contract.claimDrop>,
): Promise<Given<typeof contract.claimDrop>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { thing_id } = await spendKey(ctx, tx, 'follow-drop', key)
    await takeOver(ctx, tx, found(thing_id))
  })
  return { success: true }
}

async function dropBehind(ctx: Context, key: string) {
  const { thing_id } = await readKey(ctx, 'follow-drop', key)
  const drop = await ctx.db
    .selectFrom('cv_drops')
    .select(['id', 'name', 'user_id'])
    .where('id', '=', found(thing_id))
    .executeTakeFirst()
  // claimed by its owner: from then on the account shows it
  if (!drop || drop.user_id) throw new Refused('link_expired')
  return drop
}

async function takeOver(ctx: Context, tx: Tx, id: string): Promise<void> {
  const user = found(ctx.me).id
  const account = await tx.selectFrom('users').select('account_type').where('id', '=', user).executeTakeFirstOrThrow()
  if (account.account_type !== 'candidate') throw new Refused('not_allowed')
  const drop = await tx
    .updateTable('cv_drops')
    .set({ user_id: user })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning('cv_id')
    .executeTakeFirst()
  if (!drop) throw new Refused('link_expired')
  await emit(ctx, tx, cvDropChanged, { drop: id, user, what: 'claimed' })
  if (!drop.cv_id) return
  const file = await tx
    .updateTable('files')
    .set({ owner_id: user })
    .where('id', '=', drop.cv_id)
    .where('owner_id', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (file) await addCvOfFile(ctx, tx, user, file, null)
}

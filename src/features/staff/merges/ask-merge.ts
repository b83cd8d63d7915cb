import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { forgetKeys } from '#features/people/accounts/one-time-keys.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { mergeAsked, mergeDecided } from './events.ts'
import { holdAccounts, mergerOf } from './find-accounts.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { mayConfirmMerge } from './rules.ts'

/**
 * Asks to merge the account of an address into this one; links go to both addresses.
 * @throws Refused not_found · proof_needed · invalid (no account confirmed the address) · merge_waiting, and as `mayMerge` refuses
 */
export async function askMerge(
  ctx: Context,
  { user: keep, email, reason }: Taken<typeof contract.askMerge>,
): Promise<Given<typeof contract.askMerge>> {
  demandProof(ctx)
  const merge = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const gone = (await findOwner(tx, { email }))?.id
    if (!gone) throw wrongField('email', 'no_account')
    await holdAccounts(tx, { keep, gone })
    must(await mergerOf(ctx, tx, { keep, gone }))
    const waiting = await tx
      .selectFrom('account_merges')
      .select('id')
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('keep_id', 'in', [keep, gone]), eb('gone_id', 'in', [keep, gone])]))
      .executeTakeFirst()
    if (waiting) throw new Refused('merge_waiting')
    const row = { id: merge, keep_id: keep, gone_id: gone, reason, state: 'waiting', asked_at: ctx.now() } as const
    await tx
      .insertInto('account_merges')
      .values({ ...row, asked_by: found(ctx.me).id })
      .execute()
    await emit(ctx, tx, mergeAsked, { merge, user: keep, other: gone, reason })
    await emit(ctx, tx, mergeAsked, { merge, user: gone, other: keep, reason })
  })
  return { success: true, data: { merge } }
}

/**
 * Confirms a merger that both addresses agreed to, or declines it; whoever asked may only decline.
 * @throws Refused not_found · proof_needed · already_decided · not_agreed · own_merge, and as `mayMerge` refuses
 */
export async function decideMerge(
  ctx: Context,
  { merge, decision }: Taken<typeof contract.decideMerge>,
): Promise<Given<typeof contract.decideMerge>> {
  demandProof(ctx)
  const me = found(ctx.me).id
  const confirmed = decision === 'confirm'
  const state = confirmed ? ('done' as const) : ('declined' as const)
  await ctx.db.transaction().execute(async (tx) => {
    const asked = found(
      await tx.selectFrom('account_merges').selectAll().where('id', '=', merge).forUpdate().executeTakeFirst(),
    )
    if (asked.state !== 'waiting') throw new Refused('already_decided')
    const accounts = { keep: asked.keep_id, gone: asked.gone_id }
    const agreed = asked.keep_agreed_at !== null && asked.gone_agreed_at !== null
    if (confirmed)
      must(mayConfirmMerge({ by: asked.asked_by, me, others: await othersWhoMay(tx, me, 'staff.person.act'), agreed }))
    const counts = confirmed ? await carryOut(ctx, tx, accounts) : null
    await tx
      .updateTable('account_merges')
      .set({ state, decided_by: me, decided_at: ctx.now(), ...counts })
      .where('id', '=', merge)
      .execute()
    await forgetKeys(tx, 'merge-accounts', merge)
    const told = { merge, reason: asked.reason, confirmed }
    await emit(ctx, tx, mergeDecided, { ...told, user: accounts.keep, other: accounts.gone })
    await emit(ctx, tx, mergeDecided, { ...told, user: accounts.gone, other: accounts.keep })
  })
  return { success: true, data: { state } }
}

async function carryOut(ctx: Context, tx: Tx, accounts: { keep: string; gone: string }) {
  await holdAccounts(tx, accounts)
  must(await mergerOf(ctx, tx, accounts))
  return mergeAccounts(ctx, tx, accounts)
}

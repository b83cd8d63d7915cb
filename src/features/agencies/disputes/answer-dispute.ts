import { packetBehind } from '#features/agencies/client-review/find-packet.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { appealUntil, type DisputeSide, decideFor } from './dispute-rules.ts'
import { readDispute, selectDisputes } from './dispute-view.ts'
import { type LockedDispute, lockDispute, moveDispute } from './move-dispute.ts'

/** @throws Refused not_found */
export async function showDispute(
  ctx: Context,
  { submission }: Taken<typeof contract.showDispute>,
): Promise<Given<typeof contract.showDispute>> {
  const row = await selectDisputes(ctx.db)
    .select('d.id')
    .where('d.submission_id', '=', submission)
    .where('submissions.page_id', '=', found(ctx.membership).page)
    .executeTakeFirst()
  return { success: true, data: await readDispute(ctx, found(row).id) }
}

/** Accepts, or disputes: then the rule decides at once. @throws Refused not_found · dispute_state · invalid */
export async function answerDispute(
  ctx: Context,
  { submission, answer, words }: Taken<typeof contract.answerDispute>,
): Promise<Given<typeof contract.answerDispute>> {
  if (answer === 'dispute' && words.length < 10)
    throw wrongField('words', words ? 'too_short' : 'required', { min: 10 })
  const id = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockDispute(tx, submission, found(ctx.membership).page)
    const set = { agency_words: words, answered_at: ctx.now() }
    if (answer === 'accept') {
      const by = { ...set, decided_by: 'agency' as const }
      await moveDispute(ctx, tx, locked, { event: 'accept', decided_for: 'client', set: by })
    } else {
      const decided_for = decideFor(locked.dispute, locked.submission.approved_at ?? ctx.now())
      const event = decided_for === 'agency' ? 'dispute_won' : 'dispute_lost'
      await moveDispute(ctx, tx, locked, { event, decided_for, set: { ...set, decided_by: 'rule' } })
    }
    return locked.dispute.id
  })
  return { success: true, data: await readDispute(ctx, id) }
}

/** @throws Refused not_found · dispute_state · appeal_late */
export async function appealDispute(
  ctx: Context,
  { submission, words }: Taken<typeof contract.appealDispute>,
): Promise<Given<typeof contract.appealDispute>> {
  return appeal(ctx, submission, 'agency', words, found(ctx.membership).page)
}

/** @throws Refused not_found · dispute_state · appeal_late */
export async function appeal(ctx: Context, submission: string, by: DisputeSide, words: string, page?: string) {
  const id = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockDispute(tx, submission, page)
    demandLost(ctx, locked, by)
    const set = { appealed_by: by, appeal_words: words, appealed_at: ctx.now() }
    await moveDispute(ctx, tx, locked, { event: 'appeal', set })
    return locked.dispute.id
  })
  return { success: true as const, data: await readDispute(ctx, id) }
}

/** Whoever lost appeals, and not for ever. */
function demandLost(ctx: Context, { dispute: { decided_for, decided_at } }: LockedDispute, by: DisputeSide): void {
  if (!decided_for || decided_for === by) throw new Refused('dispute_state')
  if (decided_at && appealUntil(decided_at) <= ctx.now()) throw new Refused('appeal_late')
}

/** @throws Refused link_expired · not_found */
export async function showClaim(
  ctx: Context,
  { key, submission }: Taken<typeof contract.showClaim>,
): Promise<Given<typeof contract.showClaim>> {
  const packet = await packetBehind(ctx, key)
  const row = await selectDisputes(ctx.db)
    .where('d.submission_id', '=', submission)
    .where('submissions.packet_id', '=', packet.id)
    .executeTakeFirst()
  return { success: true, data: await readDispute(ctx, found(row).id) }
}

/** @throws Refused link_expired · not_found · dispute_state · appeal_late */
export async function appealClaim(
  ctx: Context,
  { key, submission, words }: Taken<typeof contract.appealClaim>,
): Promise<Given<typeof contract.appealClaim>> {
  await showClaim(ctx, { key, submission })
  return appeal(ctx, submission, 'client', words)
}

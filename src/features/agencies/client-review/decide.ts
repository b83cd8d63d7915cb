import { moveLocked } from '#features/agencies/submissions/move-submission.ts'
import { keepQuestion } from '#features/agencies/submissions/questions.ts'
import { endStates, stateAfter } from '#features/agencies/submissions/submission-states.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockInPacket, packetBehind } from './find-packet.ts'
import { changeUntil } from './rules.ts'

/** @throws Refused link_expired · not_found */
export async function openPerson(
  ctx: Context,
  { key, submission }: Taken<typeof contract.openPerson>,
): Promise<Given<typeof contract.openPerson>> {
  const packet = await packetBehind(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockInPacket(tx, packet.id, submission)
    const set = { opened_at: row.opened_at ?? ctx.now(), opened_count: row.opened_count + 1 }
    if (stateAfter(row.state, 'open', 'client'))
      await moveLocked(ctx, tx, row, { event: 'open', side: 'client', who: packet.contact_name, set })
    else await tx.updateTable('submissions').set(set).where('id', '=', row.id).execute()
  })
  return { success: true }
}

/** @throws Refused link_expired · not_found · submission_state · change_late · invalid */
export async function decide(
  ctx: Context,
  asked: Taken<typeof contract.decide>,
): Promise<Given<typeof contract.decide>> {
  const packet = await packetBehind(ctx, asked.key)
  const { decision, words } = asked
  const reason = decision === 'reject' ? await reasonOf(ctx, asked.reason) : null
  const state = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockInPacket(tx, packet.id, asked.submission)
    const until = changeUntil(row.state, row.decided_at)
    if (decision === 'reconsider' && until && until <= ctx.now()) throw new Refused('change_late')
    const moved = await moveLocked(ctx, tx, row, {
      ...{ event: decision, side: 'client', why: reason, who: packet.contact_name },
      set: {
        decided_at: decision === 'reconsider' ? null : ctx.now(),
        ...{ reason, reason_words: decision === 'reject' ? words : '' },
      },
    })
    // when one could meet, or what to bring
    if (words && decision !== 'reject')
      await keepQuestion(ctx, tx, row, { side: 'client', to: 'agency', name: packet.contact_name, words })
    return moved.state
  })
  return { success: true, data: { state } }
}

async function reasonOf(ctx: Context, reason: string | undefined): Promise<string> {
  if (!reason) throw wrongField('reason', 'required')
  if (!(await textsByCode(ctx, 'reject-reason')).has(reason)) throw wrongField('reason', 'wrong')
  return reason
}

/** @throws Refused link_expired · not_found · submission_state */
export async function askAgency(
  ctx: Context,
  { key, submission, words }: Taken<typeof contract.askAgency>,
): Promise<Given<typeof contract.askAgency>> {
  const packet = await packetBehind(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockInPacket(tx, packet.id, submission)
    const isOver = (endStates as readonly string[]).includes(row.state) && row.state !== 'duplicate'
    if (isOver) throw new Refused('submission_state')
    await keepQuestion(ctx, tx, row, { side: 'client', to: 'agency', name: packet.contact_name, words })
  })
  return { success: true }
}

import { lockInPacket, packetBehind } from '#features/agencies/client-review/find-packet.ts'
import { moveLocked, type Submission } from '#features/agencies/submissions/move-submission.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { answerUntil } from './dispute-rules.ts'
import { readDispute } from './dispute-view.ts'
import { disputeMoved } from './events.ts'

type Claim = { known_since: string; for_this_job: boolean; last_contact: string | null; words: string }

/** By the client's link. @throws Refused link_expired · not_found · submission_state · dispute_state · invalid */
export async function claimDuplicate(
  ctx: Context,
  { key, submission, ...claim }: Taken<typeof contract.claimDuplicate>,
): Promise<Given<typeof contract.claimDuplicate>> {
  const packet = await packetBehind(ctx, key)
  demandDays(ctx, claim)
  const id = await ctx.db
    .transaction()
    .execute(async (tx) =>
      keepClaim(ctx, tx, await lockInPacket(tx, packet.id, submission), claim, packet.contact_name),
    )
  return { success: true, data: await readDispute(ctx, id) }
}

/** A record is of a day that has been; being in touch comes after knowing somebody. */
export function demandDays(ctx: Context, { known_since, last_contact }: Claim): void {
  const today = ctx.now().toISOString().slice(0, 10)
  if (known_since > today || known_since < '1990-01-01') throw wrongField('known_since', 'wrong')
  if (last_contact !== null && (last_contact > today || last_contact < known_since))
    throw wrongField('last_contact', 'wrong')
}

/** Whoever lost asks the staff; nobody claims again with another record. @throws Refused dispute_state */
async function demandFirst(tx: Tx, submission: string): Promise<void> {
  const query = tx.selectFrom('submission_disputes').select('id').where('submission_id', '=', submission)
  if (await query.executeTakeFirst()) throw new Refused('dispute_state')
}

/** Writes a claim of a locked submission down. @throws Refused submission_state · dispute_state */
export async function keepClaim(
  ctx: Context,
  tx: Tx,
  row: Submission,
  { words, ...record }: Claim,
  who: string,
): Promise<string> {
  const now = ctx.now()
  const id = newId()
  await moveLocked(ctx, tx, row, { event: 'claim_duplicate', side: 'client', who, set: { decided_at: now } })
  await demandFirst(tx, row.id)
  const fresh = {
    ...{ ...record, id, state: 'claimed' as const, claimed_by: who, claimed_at: now, client_words: words },
    ...{ due_at: answerUntil(now), agency_words: '', answered_at: null, decided_at: null, decided_for: null },
    ...{
      decided_by: null,
      appealed_by: null,
      appeal_words: '',
      appealed_at: null,
      settled_by: null,
      settled_words: '',
    },
  }
  await tx
    .insertInto('submission_disputes')
    .values({ ...fresh, submission_id: row.id, of_page_id: row.page_id })
    .execute()
  await emit(ctx, tx, disputeMoved, {
    ...{ dispute: id, submission: row.id, page: row.page_id, event: 'claim', to: 'claimed', for: null },
  })
  return id
}

import { lockMandate } from '#features/agencies/clients/find-client.ts'
import { isHeld } from '#features/sourcing/imports/import-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, refuse, wrongField, yes } from '#platform/shared/refusal.ts'
import { demandNotComingBack } from './comes-back.ts'
import type * as contract from './contract.ts'
import { submissionSaved } from './events.ts'
import { demandMayAsk } from './may-ask.ts'
import { lockSubmission } from './move-submission.ts'
import { personOf } from './person-of.ts'
import { readCard } from './select-submissions.ts'
import { isOpen } from './submission-states.ts'

type Said = Omit<Taken<typeof contract.saveSubmission>, 'submission' | 'version'>

/**
 * Puts somebody forward for a client's job as a draft; the CV is kept as it is now.
 * @throws Refused not_found · mandate_state · submission_known · submission_wordless · import_unreachable · may_not_ask · forbidden_client · invalid
 */
export async function addSubmission(
  ctx: Context,
  { mandate: mandateId, person: chosen, ...said }: Taken<typeof contract.addSubmission>,
): Promise<Given<typeof contract.addSubmission>> {
  const { page, member } = found(ctx.membership)
  const { knows, content, ...person } = await personOf(ctx, chosen)
  if (!content) throw new Refused('submission_wordless')
  const [id, now] = [newId(), ctx.now()]
  await ctx.db.transaction().execute(async (tx) => {
    const mandate = await lockMandate(ctx, tx, mandateId)
    if (mandate.state !== 'open') throw new Refused('mandate_state')
    const client = await tx
      .selectFrom('clients')
      .select(['id', 'name', 'client_page_id'])
      .where('id', '=', mandate.client_id)
      .executeTakeFirstOrThrow()
    await demandMayAsk(tx, page, { ...person, knows }, client)
    await demandHeld(tx, person.imported_id)
    await demandNotComingBack(ctx, tx, mandateId, person)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('submissions')
      .values({
        ...{ ...person, ...paidOf(said), id, page_id: page, client_id: client.id, mandate_id: mandateId },
        ...{ content: JSON.stringify(content), by_id: member, created_at: now, moved_at: now },
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Refused('submission_known')
    await emit(ctx, tx, submissionSaved, { submission: id, page, user: person.user_id })
  })
  return { success: true, data: await readCard(ctx, id) }
}

/** A record that is merged or forgotten at this moment comes before, and then nobody is there, or after, and finds this. @throws Refused not_found */
async function demandHeld(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return
  const query = tx.selectFrom('imported_candidates').select('state').where('id', '=', id)
  if (!isHeld(found(await query.forShare().executeTakeFirst()).state)) throw new Refused('not_found')
}

/** @throws Refused not_found · submission_state · changed_meanwhile · invalid */
export async function saveSubmission(
  ctx: Context,
  { submission: id, version, ...said }: Taken<typeof contract.saveSubmission>,
): Promise<Given<typeof contract.saveSubmission>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockSubmission(ctx, tx, id)
    must(isOpen(row.state) ? yes : refuse('submission_state'))
    if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
    // pay and notice are part of what the person approved
    const fresh = row.approved_at ? { note: said.note } : paidOf(said)
    await tx
      .updateTable('submissions')
      .set({ ...fresh, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, submissionSaved, { submission: id, page: row.page_id, user: row.user_id })
  })
  return { success: true, data: await readCard(ctx, id) }
}

/** A salary has a currency and a period. @throws Refused invalid */
function paidOf(said: Said): Said {
  if (said.salary === null) return { ...said, salary_currency: null, salary_period: null }
  if (!said.salary_currency) throw wrongField('salary_currency', 'required')
  if (!said.salary_period) throw wrongField('salary_period', 'required')
  return said
}

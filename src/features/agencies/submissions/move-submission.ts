import type { Selectable, Updateable } from 'kysely'
import type { Submissions } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { demandNobodyInstead } from './comes-back.ts'
import { submissionMoved } from './events.ts'
import { mayMoveSubmission, type Side, type SubmissionEvent, stateAfter } from './submission-states.ts'

export type Submission = Selectable<Submissions>

/** Somebody whom the own page put forward, held until the transaction ends. @throws Refused not_found */
export async function lockSubmission(ctx: Context, tx: Tx, id: string): Promise<Submission> {
  const query = tx.selectFrom('submissions').selectAll().where('id', '=', id)
  return found(await query.where('page_id', '=', found(ctx.membership).page).forUpdate().executeTakeFirst())
}

/** The same for the person, the client, or the clock. @throws Refused not_found */
export const lockAnySubmission = async (tx: Tx, id: string): Promise<Submission> =>
  found(await tx.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

type What = {
  event: SubmissionEvent
  side: Side
  why?: string | null
  /** Who of the client said it. */
  who?: string | null
  set?: Updateable<Submissions>
}

/** What brings somebody back who was out already. */
const comesBack: ReadonlySet<SubmissionEvent> = new Set(['reconsider', 'drop_claim', 'offer_again'])

/** Moves a locked one to the state that follows, and tells. @throws Refused submission_state · submission_known */
export async function moveLocked(ctx: Context, tx: Tx, row: Submission, what: What): Promise<Submission> {
  const { event, side, why = null, who = null, set } = what
  must(mayMoveSubmission(row.state, event, side))
  const to = found(stateAfter(row.state, event, side))
  if (comesBack.has(event)) await demandNobodyInstead(tx, row)
  const moved = await tx
    .updateTable('submissions')
    .set({ ...set, state: to, state_before: row.state, moved_at: ctx.now() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .$if(to === 'interviewing' && row.interviewing_at === null, (query) => query.set({ interviewing_at: ctx.now() }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(ctx, tx, submissionMoved, {
    ...{ submission: row.id, page: row.page_id, user: moved.user_id, packet: moved.packet_id },
    ...{ event, side, from: row.state, to, why, who },
  })
  return moved
}

import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { submissionAsked } from './events.ts'
import { lockSubmission, type Submission } from './move-submission.ts'
import { isOpen } from './submission-states.ts'

type Side = 'client' | 'agency' | 'person'
type Said = { id: string; page_id: string; user_id: string | null }

/** Keeps what one side asks another about somebody who is put forward. @returns the question */
export async function keepQuestion(
  ctx: Context,
  tx: Tx,
  row: Said,
  { side, to, name, words }: { side: Side; to: Side; name: string; words: string },
): Promise<string> {
  const question = newId()
  await tx
    .insertInto('submission_questions')
    .values({
      id: question,
      submission_id: row.id,
      of_page_id: row.page_id,
      side,
      to_side: to,
      name,
      words,
      at: ctx.now(),
    })
    .execute()
  await emit(ctx, tx, submissionAsked, {
    ...{ submission: row.id, page: row.page_id, user: row.user_id, question, side, to },
  })
  return question
}

/** Who may be written to: a person who was asked, a client who has the packet, while it is not over. */
const mayWriteTo = (to: 'client' | 'person', { state, asked_at, packet_id }: Submission): boolean =>
  isOpen(state) && (to === 'person' ? asked_at !== null : packet_id !== null)

/** @throws Refused not_found · submission_state */
export async function answerQuestion(
  ctx: Context,
  { submission, to, words }: Taken<typeof contract.answerQuestion>,
): Promise<Given<typeof contract.answerQuestion>> {
  const { name } = found(ctx.me)
  const id = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockSubmission(ctx, tx, submission)
    if (!mayWriteTo(to, row)) throw new Refused('submission_state')
    return keepQuestion(ctx, tx, row, { side: 'agency', to, name, words })
  })
  return { success: true, data: { id } }
}

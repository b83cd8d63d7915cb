import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockSubmission, moveLocked } from './move-submission.ts'
import { readCard } from './select-submissions.ts'

type Asked = Taken<typeof contract.moveSubmission>

/**
 * Takes somebody out of the running, or writes down what the client said outside. Where the client decides here itself, nobody does it
 * in its place. @throws Refused not_found · submission_state · invalid
 */
export async function moveSubmission(ctx: Context, asked: Asked): Promise<Given<typeof contract.moveSubmission>> {
  const { submission, event, words } = asked
  const reason = await reasonOf(ctx, asked)
  const interview_at = whenOf(ctx, asked)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockSubmission(ctx, tx, submission)
    if (row.application_id && event !== 'withdraw') throw new Refused('submission_state')
    const isDecision = event === 'reject' || event === 'interview' || event === 'offer'
    await moveLocked(ctx, tx, row, {
      ...{ event, side: 'agency', why: reason },
      set: {
        ...(isDecision && { decided_at: row.decided_at ?? ctx.now() }),
        ...(interview_at && { interview_at }),
        ...((event === 'reject' || event === 'withdraw') && { reason, reason_words: words }),
      },
    })
  })
  return { success: true, data: await readCard(ctx, submission) }
}

async function reasonOf(ctx: Context, { event, reason }: Asked): Promise<string | null> {
  if (event === 'withdraw') return 'agency'
  if (event !== 'reject') return null
  if (!(await textsByCode(ctx, 'reject-reason')).has(reason ?? ''))
    throw wrongField('reason', reason ? 'wrong' : 'required')
  return reason ?? null
}

function whenOf(ctx: Context, { event, interview_at }: Asked): Date | null {
  if (event !== 'interview' || !interview_at) return null
  const at = new Date(interview_at)
  const year = 366 * 86_400_000
  if (Math.abs(at.getTime() - ctx.now().getTime()) > year) throw wrongField('interview_at', 'wrong')
  return at
}

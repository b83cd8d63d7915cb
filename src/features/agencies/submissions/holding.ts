import type { Context, Tx } from '#platform/server/context.ts'
import { forgetPutForward } from './end-submissions.ts'
import { moveLocked } from './move-submission.ts'
import { stateAfter } from './submission-states.ts'

/** Where agencies put somebody forward, what was sent of them, and what they agreed to. */
export const submissionHolding = {
  name: 'submissions',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('submissions')
      .innerJoin('pages', 'pages.id', 'submissions.page_id')
      .innerJoin('mandates', 'mandates.id', 'mandate_id')
      .innerJoin('clients', 'clients.id', 'submissions.client_id')
      .leftJoin('submission_approvals', 'submission_approvals.submission_id', 'submissions.id')
      .select(['pages.name as agency', 'clients.name as client', 'mandates.title as job', 'submissions.state'])
      .select(['submissions.name', 'submissions.email', 'submissions.phone', 'headline', 'content', 'submissions.note'])
      .select(['submissions.salary', 'submissions.salary_currency', 'notice_days', 'asked_at', 'approved_at'])
      .select('submissions.right_until')
      .select(['submission_approvals.words as agreed_to', 'submitted_at', 'opened_at', 'decided_at', 'reason'])
      .where('submissions.user_id', '=', user)
      .orderBy('submissions.created_at')
      .execute(),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const rows = await tx.selectFrom('submissions').selectAll().where('user_id', '=', user).forUpdate().execute()
    for (const row of rows) {
      const event = (['revoke', 'withdraw'] as const).find((one) => stateAfter(row.state, one, 'site'))
      const set = { reason: 'forgotten' }
      if (event) await moveLocked(ctx, tx, row, { event, side: 'site', why: 'forgotten', set })
    }
    await forgetPutForward(
      ctx,
      tx,
      rows.map(({ id }) => id),
    )
    return []
  },
}

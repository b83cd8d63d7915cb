import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { lockAnySubmission, moveLocked, type Submission } from './move-submission.ts'
import { openStates, type SubmissionEvent, stateAfter } from './submission-states.ts'

type Why = 'job_closed' | 'applied_self' | 'forgotten' | 'no_answer' | 'right_ended' | 'agency'

/** Ends one by a rule of the house, by the first of these events that can happen to it; nothing where it is over already. */
export async function endOne(
  ctx: Context,
  id: string,
  events: readonly SubmissionEvent[],
  why: Why,
  isDue: (row: Submission) => boolean = () => true,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockAnySubmission(tx, id)
    const event = events.find((one) => stateAfter(row.state, one, 'site'))
    if (event && isDue(row)) await moveLocked(ctx, tx, row, { event, side: 'site', why, set: { reason: why } })
  })
}

const openOf = ({ db }: Context) => db.selectFrom('submissions').select('id').where('state', 'in', openStates)

/** A job of a client is over: everybody under way for it hears so. Whoever stands in the client's own pipeline goes on there. */
export async function endOfMandate(ctx: Context, mandate: string): Promise<void> {
  // whose somebody is, is settled by itself
  const rows = await openOf(ctx)
    .where('mandate_id', '=', mandate)
    .where('state', '<>', 'duplicate')
    .where('application_id', 'is', null)
    .execute()
  for (const { id } of rows) await endOne(ctx, id, ['close'], 'job_closed')
}

/** Somebody applied by themselves: whoever wanted to put them forward for the same job is too late, unless it did already. */
export async function endOfOwnApplication(ctx: Context, application: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('submissions')
    .innerJoin('mandates', 'mandates.id', 'mandate_id')
    .innerJoin('applications', 'applications.job_id', 'mandates.job_id')
    .select('submissions.id')
    .where('applications.id', '=', application)
    .where('applications.source', '<>', 'agency')
    .where('submissions.state', 'in', ['draft', 'candidate_asked', 'candidate_approved'])
    .where(
      sql<boolean>`(submissions.user_id = applications.candidate_id or lower(submissions.email) = lower(applications.email)
        or submissions.phone = applications.phone)`,
    )
    // whoever applied to the agency itself is meant to be put forward
    .whereRef('mandates.page_id', '<>', 'applications.page_id')
    .execute()
  for (const { id } of rows) await endOne(ctx, id, ['withdraw'], 'applied_self')
}

/** The company forgets somebody it brought along: nothing more is sent, and who it was is forgotten here too. */
export async function endOfImported(ctx: Context, imported: string): Promise<void> {
  const rows = await ctx.db.selectFrom('submissions').select('id').where('imported_id', '=', imported).execute()
  for (const { id } of rows) {
    await endOne(ctx, id, ['revoke', 'withdraw'], 'forgotten')
    await ctx.db.transaction().execute((tx) => forgetPutForward(ctx, tx, [id]))
  }
}

/** What is left of somebody put forward: that there was one, and what became of it. Who works at a client stays on its papers. */
export async function forgetPutForward(ctx: Context, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('submissions')
    .set({
      ...{ name: null, email: null, phone: null, content: null, headline: '', note: '', reason_words: '' },
      ...{ salary: null, salary_currency: null, salary_period: null, notice_days: null, anonymised_at: ctx.now() },
    })
    .where('id', 'in', ids)
    .where('state', '<>', 'placed')
    .execute()
  await tx.deleteFrom('submission_approvals').where('submission_id', 'in', ids).execute()
  await tx.deleteFrom('submission_questions').where('submission_id', 'in', ids).execute()
  await tx.deleteFrom('one_time_keys').where('purpose', '=', 'represent').where('thing_id', 'in', ids).execute()
}

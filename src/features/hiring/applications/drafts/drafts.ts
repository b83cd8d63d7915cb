import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { findEarlier } from '../apply/find-earlier.ts'
import type * as contract from '../draft-contract.ts'
import { draftDays, isAnswerField, mostDrafts } from '../rules.ts'

/** Keeps what was typed; what was sent or has closed needs no draft. @throws Refused not_found · job_closed · already_sent */
export async function saveDraft(
  ctx: Context,
  { job: id, ...written }: Taken<typeof contract.saveDraft>,
): Promise<Given<typeof contract.saveDraft>> {
  const user = found(ctx.me).id
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .select('state')
      .where('id', '=', id)
      .where('state', 'in', publicStates)
      .where('apply_mode', '=', 'here')
      .executeTakeFirst(),
  )
  if (job.state === 'closed') throw new Refused('job_closed')
  const earlier = await findEarlier(ctx, id, { candidate: user, email: null, phone: null })
  if (earlier && !earlier.isBrought) throw new Refused('already_sent')
  // a file in hand is on this device alone
  const answers = Object.entries(written.answers).filter(([, answer]) => answer.trim() && !isAnswerField(answer))
  const row = { written: JSON.stringify({ ...written, answers: Object.fromEntries(answers) }), updated_at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('application_drafts')
      .values({ user_id: user, job_id: id, ...row })
      .onConflict((known) => known.columns(['user_id', 'job_id']).doUpdateSet(row))
      .execute()
    await tx
      .deleteFrom('application_drafts')
      .where('user_id', '=', user)
      .where(
        'job_id',
        'in',
        tx
          .selectFrom('application_drafts')
          .select('job_id')
          .where('user_id', '=', user)
          .orderBy('updated_at', 'desc')
          .offset(mostDrafts),
      )
      .execute()
    await publish(tx, [`user:${user}`], 'application.draft_changed', id)
  })
  return { success: true }
}

export async function discardDraft(
  ctx: Context,
  { job }: Taken<typeof contract.discardDraft>,
): Promise<Given<typeof contract.discardDraft>> {
  await ctx.db.transaction().execute((tx) => dropDraft(tx, found(ctx.me).id, job))
  return { success: true }
}

/** Whoever has sent, or does not want to, keeps no draft. */
export async function dropDraft(tx: Tx, user: string, job: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('application_drafts')
    .where('user_id', '=', user)
    .where('job_id', '=', job)
    .executeTakeFirst()
  if (numDeletedRows) await publish(tx, [`user:${user}`], 'application.draft_changed', job)
}

export async function listDrafts(ctx: Context): Promise<Given<typeof contract.listDrafts>> {
  const rows = await selectJobs(ctx.db)
    .innerJoin('application_drafts', 'application_drafts.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .select(['title', 'job_texts.language as text_language', 'application_drafts.updated_at as written_at'])
    .where('application_drafts.user_id', '=', found(ctx.me).id)
    .where('jobs.state', 'in', publicStates)
    .orderBy('application_drafts.updated_at', 'desc')
    .limit(mostDrafts)
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({
      job: cardOf(ctx, row, { language: row.text_language, title: row.title }),
      updated_at: row.written_at.toISOString(),
      keep_until: new Date(row.written_at.getTime() + draftDays * 86_400_000).toISOString(),
    })),
  }
}

/** Takes the drafts to a job away. */
export async function dropDraftsTo(tx: Tx, job: string): Promise<void> {
  const rows = await tx.deleteFrom('application_drafts').where('job_id', '=', job).returning('user_id').execute()
  for (const { user_id } of rows) await publish(tx, [`user:${user_id}`], 'application.draft_changed', job)
}

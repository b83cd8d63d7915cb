import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'
import { told, toldStage } from './held.ts'
import { lock } from './lock-application.ts'
import { moveTo } from './move-application.ts'
import { isOpen, openStages } from './stages.ts'

/** What somebody applied for, answered and wrote. */
export const applicationHolding = { name: 'applications', give, forget }

async function give({ db }: Context, user: string) {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id', 'job_texts.title as job', told.stage.as('stage'), 'note'])
    .select(sql<string | null>`case when jobs.anonymous then null else pages.name end`.as('company'))
    .select(['applications.name', 'applications.email', 'applications.phone', 'submitted_at', 'decided_at', 'cv_id'])
    .where('candidate_id', '=', user)
    .orderBy('submitted_at')
    .execute()
  return Promise.all(
    applications.map(async (application) => ({
      ...application,
      answers: await db
        .selectFrom('application_answers')
        .innerJoin('job_questions', 'job_questions.id', 'question_id')
        .select(['job_questions.text as question', 'answer'])
        .where('application_id', '=', application.id)
        .execute(),
      messages: await db
        .selectFrom('messages')
        .select(['author_side', 'author_name', 'text', 'at'])
        .where('thread_id', '=', application.id)
        .orderBy('at')
        .execute(),
    })),
  )
}

/** The team keeps that somebody applied and what became of it; who it was, and what they wrote, is gone. What was open is withdrawn. */
async function forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
  await withdrawOpen(ctx, tx, user)
  const own = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
  await tx.deleteFrom('application_receipts').where('application_id', 'in', own).execute()
  await tx.deleteFrom('sent_cvs').where('application_id', 'in', own).execute()
  await tx.deleteFrom('application_answers').where('application_id', 'in', own).execute()
  await eraseRows(ctx, tx, 'messages', sql`thread_id in ${own} and author_side = 'candidate'`)
  await tx
    .updateTable('applications')
    .set({ name: '', email: null, phone: null, note: '', cv_id: null })
    .where('candidate_id', '=', user)
    .execute()
  // what the bells of the team say of them, name and all
  await tx
    .deleteFrom('notifications')
    .where(
      sql<string>`substring(link from 'applicant=(.*)$')`,
      'in',
      own.clearSelect().select(sql<string>`id::text`.as('id')),
    )
    .execute()
  await tx.updateTable('messages').set({ author_name: '' }).where('author_id', '=', user).execute()
  return []
}

/** As if they took them back themselves: the team is told, no answer is owed, and interviews and offers end with them. */
async function withdrawOpen(ctx: Context, tx: Tx, user: string): Promise<void> {
  const open = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
  for (const { id } of await open.where(told.stage, 'in', openStages).orderBy('id').execute()) {
    const application = await lock(tx, id, (query) => query)
    if (isOpen(toldStage(application))) await moveTo(ctx, tx, application, 'withdrawn', 'candidate')
  }
}

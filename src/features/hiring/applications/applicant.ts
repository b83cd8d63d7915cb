import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { readOnScreen } from '#features/site/notifications/bell.ts'
import { markRead } from '#features/talk/threads/messages.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { hiddenName } from './anonymity.ts'
import { isAsleep } from './asleep.ts'
import { blacken } from './blacken.ts'
import { type CardRow, cardOf, selectCards } from './cards.ts'
import type * as contract from './contract.ts'
import { applicationSeen } from './events.ts'
import { undoUntilOf } from './held-moves.ts'
import { historyOf } from './history.ts'
import { stagesFrom } from './stages.ts'

/** An applicant of the own page. The first look is told to the candidate as "seen". @throws Refused not_found */
export async function showApplicant(
  ctx: Context,
  { application: id }: Taken<typeof contract.showApplicant>,
): Promise<Given<typeof contract.showApplicant>> {
  const row = found(
    await selectCards(ctx.db)
      .select([undoUntilOf.as('undo_until'), isAsleep.as('asleep')])
      .where('applications.id', '=', id)
      .where(reachableApplications(found(ctx.membership), 'applicant.read'))
      .executeTakeFirst(),
  )
  await markSeen(ctx, row)
  await readOnScreen(ctx, `/page/jobs/${row.job_id}/board?applicant=${id}`)
  // while nobody may know who it is, nobody is seen
  if (!row.hidden) await noteCvView(ctx, id, 'opened')
  const [job, cv, answers, history] = await Promise.all([
    ctx.db
      .selectFrom('jobs')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['jobs.id', 'title', 'reference'])
      .where('jobs.id', '=', row.job_id)
      .executeTakeFirstOrThrow(),
    row.cv_id
      ? ctx.db.selectFrom('files').select(['id', 'name', 'mime']).where('id', '=', row.cv_id).executeTakeFirst()
      : undefined,
    answersOf(ctx, id),
    historyOf(ctx, id, 'page'),
  ])
  return {
    success: true,
    data: {
      ...cardOf(row),
      unread: 0,
      job: { id: job.id, title: job.title, address: addressOf(job.title, job.reference) },
      ...(row.hidden
        ? { note: blacken(row.note, row), email: null, phone: null }
        : { note: row.note, email: row.email, phone: row.phone }),
      language: row.language,
      has_account: row.candidate_id !== null,
      asleep: row.asleep,
      cv: cv && !row.hidden ? { ...cv, url: `/api/files/${cv.id}/${encodeURIComponent(cv.name)}` } : null,
      answers: row.hidden ? answers.map((one) => withoutPerson(one, row)) : answers,
      reason: row.reason,
      next_stages: row.letter === 'open' ? [] : [...stagesFrom(row.stage, 'page')],
      undo_until: row.undo_until && row.undo_until > ctx.now() ? row.undo_until.toISOString() : null,
      history: row.hidden ? history.map((one) => told(one, row)) : history,
    },
  }
}

type Answer = Awaited<ReturnType<typeof answersOf>>[number]

/** An answer as it is read while nobody may know whose it is: a file stays closed. */
const withoutPerson = (answer: Answer, row: CardRow): Answer =>
  answer.url ? { ...answer, answer: hiddenName(row.id), url: null } : { ...answer, answer: blacken(answer.answer, row) }

type Happened = Awaited<ReturnType<typeof historyOf>>[number]
const told = (one: Happened, row: CardRow): Happened =>
  one.side === 'candidate'
    ? { ...one, by: hiddenName(row.id), text: one.text && blacken(one.text, row), mail: withoutSender(one.mail) }
    : { ...one, text: one.text && blacken(one.text, row) }

/** That it came by mail; not from which address, nor with which files. */
const withoutSender = (mail: Happened['mail']) => mail && { sender: null, files: [], not_kept: [] }

export const answersOf = async (ctx: Context, application: string) => {
  const rows = await ctx.db
    .selectFrom('application_answers')
    .innerJoin('job_questions', 'job_questions.id', 'application_answers.question_id')
    .leftJoin('files', 'files.id', 'application_answers.file_id')
    .select(['job_questions.text as question', 'answer', 'knock_out', 'files.id as file', 'files.name'])
    .where('application_id', '=', application)
    .orderBy('job_questions.position')
    .execute()
  return rows.map(({ knock_out, file, name, ...row }) => ({
    ...row,
    url: file ? `/api/files/${file}/${encodeURIComponent(name ?? '')}` : null,
    knock_out: knock_out !== null,
  }))
}

async function markSeen(ctx: Context, row: CardRow): Promise<void> {
  if (row.seen_at && row.unread === 0) return
  await ctx.db.transaction().execute(async (tx) => {
    const first = await tx
      .updateTable('applications')
      .set({ seen_at: ctx.now() })
      .where('id', '=', row.id)
      .where('seen_at', 'is', null)
      .executeTakeFirst()
    if (first.numUpdatedRows)
      await emit(ctx, tx, applicationSeen, { application: row.id, job: row.job_id, page: row.page_id })
    const isNew = await markRead(tx, row.id, { by: 'page', at: ctx.now() })
    if (isNew) await publish(tx, [`applicants:${row.job_id}`], 'application.seen', row.id)
  })
}

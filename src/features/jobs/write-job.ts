import { cleanHtml } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, refuse, yes } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { readDraft } from './draft.ts'
import { jobSaved } from './events.ts'
import { isEditable, type JobState } from './job-states.ts'
import { jobsWithin } from './job-team.ts'
import { newReference } from './reference.ts'

type Fields = Taken<typeof contract.startJob>

/** Starts a draft for the page one works for. */
export async function startJob(ctx: Context, fields: Fields): Promise<Given<typeof contract.startJob>> {
  const { page } = found(ctx.seat)
  const id = newId()
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const birth = {
      id,
      page_id: page,
      created_by: found(ctx.seat).member,
      reference: newReference(),
      state: 'draft',
      created_at: now,
    }
    await tx
      .insertInto('jobs')
      .values({ ...birth, ...columnsOf(ctx, fields) })
      .execute()
    await writeParts(tx, id, fields)
    await emit(ctx, tx, jobSaved, { job: id, page })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/**
 * Saves a job that is still written on. Whoever read an older version is told, and nothing is overwritten.
 * @throws Refused not_found · job_state · changed_meanwhile
 */
export async function saveJob(
  ctx: Context,
  { job, version, ...fields }: Taken<typeof contract.saveJob>,
): Promise<Given<typeof contract.saveJob>> {
  const seat = found(ctx.seat)
  const { page } = seat
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('jobs')
        .select(['state', 'version'])
        .where('id', '=', job)
        .where('page_id', '=', page)
        .where(jobsWithin(seat, 'job.write'))
        .forUpdate()
        .executeTakeFirst(),
    )
    must(isEditable(row.state as JobState) ? yes : refuse('job_state'))
    if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
    await tx
      .updateTable('jobs')
      .set({ ...columnsOf(ctx, fields), version: version + 1 })
      .where('id', '=', job)
      .execute()
    await writeParts(tx, job, fields)
    await emit(ctx, tx, jobSaved, { job, page })
  })
  return { success: true, data: await readDraft(ctx, job) }
}

/** Until it goes out, a draft keeps how long it shall be open as the time between making and end. */
function columnsOf(ctx: Context, { texts: _, questions: __, open_days, ...columns }: Fields) {
  const now = ctx.now()
  return { ...columns, expires_at: new Date(now.getTime() + open_days * 86_400_000), updated_at: now }
}

async function writeParts(tx: Tx, job: string, { texts, questions }: Fields): Promise<void> {
  await tx.deleteFrom('job_texts').where('job_id', '=', job).execute()
  await tx
    .insertInto('job_texts')
    .values(
      texts.map(({ language, title, description, responsibilities, requirements }) => ({
        job_id: job,
        language,
        title,
        description: cleanHtml(description),
        responsibilities: cleanHtml(responsibilities),
        requirements: cleanHtml(requirements),
      })),
    )
    .onConflict((twice) => twice.doNothing())
    .execute()
  const own = await tx.deleteFrom('job_questions').where('job_id', '=', job).returning('id').execute()
  if (questions.length === 0) return
  const known = new Set(own.map(({ id }) => id))
  // a question keeps its id; an id of another job's question, or one given twice, is not its to keep
  const idOf = (id: string | undefined) => (id && known.delete(id) ? id : newId())
  await tx
    .insertInto('job_questions')
    .values(questions.map((question, position) => ({ ...question, id: idOf(question.id), job_id: job, position })))
    .execute()
}

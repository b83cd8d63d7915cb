import { cleanHtml } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { newId } from '#platform/shared/ids.ts'
import type { JobFields } from '../job-fields.ts'

/** The fields of a job as columns of its row; texts and questions have tables of their own. */
export function columnsOf(ctx: Context, { texts: _, questions: __, ...columns }: JobFields) {
  return { ...columns, updated_at: ctx.now() }
}

/** What people paste, reduced to what is kept: so that two versions are compared as they will be stored. */
export const cleaned = (fields: JobFields): JobFields => ({
  ...fields,
  texts: fields.texts.map((text) => ({
    ...text,
    description: cleanHtml(text.description),
    responsibilities: cleanHtml(text.responsibilities),
    requirements: cleanHtml(text.requirements),
  })),
})

/** Texts and questions of a job, over those there were; a question keeps its id, and with it the answers given to it. */
export async function writeParts(tx: Tx, job: string, { texts, questions }: JobFields): Promise<void> {
  await tx.deleteFrom('job_texts').where('job_id', '=', job).execute()
  await tx
    .insertInto('job_texts')
    .values(texts.map((text) => ({ job_id: job, of_page_id: ownerOf('job_texts', job), ...text })))
    .onConflict((twice) => twice.doNothing())
    .execute()
  const own = await tx.selectFrom('job_questions').select('id').where('job_id', '=', job).execute()
  const known = new Set(own.map(({ id }) => id))
  // an id of another job's question, or one given twice, is not its to keep
  const rows = questions.map((question, position) => ({
    ...question,
    id: question.id && known.delete(question.id) ? question.id : newId(),
    job_id: job,
    of_page_id: ownerOf('job_questions', job),
    position,
    asked: true,
  }))
  if (known.size > 0) await dropQuestions(tx, [...known])
  if (rows.length === 0) return
  await tx
    .insertInto('job_questions')
    .values(rows)
    .onConflict((there) =>
      there.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        kind: eb.ref('excluded.kind'),
        text: eb.ref('excluded.text'),
        choices: eb.ref('excluded.choices'),
        required: eb.ref('excluded.required'),
        knock_out: eb.ref('excluded.knock_out'),
        asked: eb.ref('excluded.asked'),
      })),
    )
    .execute()
}

/** Questions that are asked no more. Those that somebody answered stay, hidden, with their answers. */
async function dropQuestions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('job_questions')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_answers')
            .select('question_id')
            .whereRef('application_answers.question_id', '=', 'job_questions.id'),
        ),
      ),
    )
    .execute()
  await tx.updateTable('job_questions').set({ asked: false }).where('id', 'in', ids).execute()
}

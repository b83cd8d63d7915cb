import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { readDraft, readFields } from './draft.ts'
import type { JobFields } from './job-fields.ts'
import { addDraft } from './write-job.ts'
import { withoutWrong } from './wrong-entries.ts'

/** A fresh draft of what a job of the own page says, whatever its state. @throws Refused not_found */
export async function copyJob(
  ctx: Context,
  { job: id }: Taken<typeof contract.copyJob>,
): Promise<Given<typeof contract.copyJob>> {
  const query = ctx.db.selectFrom('jobs').selectAll().where('id', '=', id)
  const job = found(await query.where('page_id', '=', found(ctx.membership).page).executeTakeFirst())
  const fields = withoutWrong(await readKept(ctx), withoutDates(await readFields(ctx.db, job)))
  const copy = await ctx.db.transaction().execute((tx) => addDraft(ctx, tx, fields))
  return { success: true, data: await readDraft(ctx, copy) }
}

/** What of a job another one can say: its days and the ids of its questions belong to itself. */
export const withoutDates = (fields: JobFields): JobFields => ({
  ...fields,
  opens_at: null,
  starts_on: null,
  walk_in_from: null,
  walk_in_until: null,
  questions: fields.questions.map((question) => ({ ...question, id: undefined })),
})

import { z } from 'zod'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { readFields } from '../draft.ts'
import { type JobFields, jobFields } from '../job-fields.ts'
import type { LockedJob } from '../move-job.ts'

const Fields = z.object(jobFields)

/** What a live job shall say once its change counts; what it says now where nothing is being changed. */
export async function readEdit(tx: Tx, job: LockedJob): Promise<JobFields> {
  const edit = await tx.selectFrom('job_edits').selectAll().where('job_id', '=', job.id).executeTakeFirst()
  if (edit?.state === 'in_review') throw new Refused('edit_in_review')
  return edit ? Fields.parse(edit.fields) : readFields(tx, job)
}

/** Keeps a change of a live job aside: nobody outside sees it. When it opens and for how long is not changed this way. */
export async function keepEdit(ctx: Context, tx: Tx, job: LockedJob, written: JobFields): Promise<void> {
  const opens_at = job.opens_at?.toISOString() ?? null
  const fields = JSON.stringify({ ...written, opens_at, open_days: job.open_days })
  const row = { fields, state: 'writing' as const, edited_by: ctx.me?.id ?? null, updated_at: ctx.now() }
  await tx
    .insertInto('job_edits')
    .values({ job_id: job.id, of_page_id: job.page_id, ...row })
    .onConflict((there) => there.column('job_id').doUpdateSet(row))
    .execute()
}

import { readKept } from '#features/site/lookups/texts.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { missingOf, readDraft, readFields } from '../draft.ts'
import type * as contract from '../edit-contract.ts'
import { editSubmitted, jobChanged, jobSaved } from '../events.ts'
import { changesBetween, isMaterial, withOnly } from '../job-changes.ts'
import type { JobFields } from '../job-fields.ts'
import { isOut } from '../job-states.ts'
import { followsOf } from '../look-ahead.ts'
import { type LockedJob, lockOwnJob } from '../move-job.ts'
import { openReview } from '../open-review.ts'
import { findingsIn } from '../screening/screen-own.ts'
import { wrongEntries } from '../wrong-entries.ts'
import { columnsOf, writeParts } from './job-columns.ts'
import { readEdit } from './keep-edit.ts'

/**
 * Lets the change of a live job count. What matters in it waits for a look unless page and author are trusted; the old
 * text stays meanwhile, and what does not matter counts at once.
 * @throws Refused not_found · job_state · posting_blocked · edit_in_review · invalid (what is missing)
 */
export async function publishEdit(
  ctx: Context,
  { job: id }: Taken<typeof contract.publishEdit>,
): Promise<Given<typeof contract.publishEdit>> {
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id)
    if (!isOut(job.state)) throw new Refused('job_state')
    const [now, edit] = [await readFields(tx, job), await readEdit(tx, job)]
    await demandWhole(ctx, tx, job, edit)
    const changes = changesBetween(now, edit).map(({ field }) => field)
    const findings = await findingsIn(tx, job.page_id, edit)
    const { way, because } = await followsOf(ctx, tx, { job, author: job, fields: edit, findings })
    if (way === 'blocked') throw new Refused('posting_blocked')
    if (way !== 'review') return applyEdit(ctx, tx, job, edit)
    const small = changes.filter((field) => !isMaterial(field))
    if (small.length > 0) await writeJob(ctx, tx, job, withOnly(now, edit, small))
    await tx.updateTable('job_edits').set({ state: 'in_review' }).where('job_id', '=', id).execute()
    await openReview(ctx, tx, job, 'edit', { fields: edit, findings, because })
    await emit(ctx, tx, editSubmitted, { job: id, page: job.page_id })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

async function demandWhole(ctx: Context, tx: Tx, job: LockedJob, edit: JobFields): Promise<void> {
  const { name } = await tx.selectFrom('pages').select('name').where('id', '=', job.page_id).executeTakeFirstOrThrow()
  const missing = missingOf(edit, { company: name, applicants_count: job.applicants_count })
  const errors = [...missing, ...wrongEntries(await readKept(ctx), edit)]
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

/** Swaps the new version in, and writes down what of it matters to whoever applied. */
export async function applyEdit(ctx: Context, tx: Tx, job: LockedJob, edit: JobFields): Promise<void> {
  const material = changesBetween(await readFields(tx, job), edit).filter(({ field }) => isMaterial(field))
  await writeJob(ctx, tx, job, edit)
  await tx.deleteFrom('job_edits').where('job_id', '=', job.id).execute()
  // what nobody has seen yet did not change for anybody
  if (material.length === 0 || job.state === 'scheduled') return
  const at = ctx.now()
  const rows = material.map(({ field, from, to }) => ({
    id: newId(),
    job_id: job.id,
    of_page_id: job.page_id,
    field,
    said_before: JSON.stringify(from),
    says_now: JSON.stringify(to),
    changed_by: ctx.me?.id ?? null,
    at,
  }))
  await tx.insertInto('job_changes').values(rows).execute()
  const fields = material.map(({ field }) => field)
  await emit(ctx, tx, jobChanged, { job: job.id, page: job.page_id, fields, at: at.toISOString() })
}

async function writeJob(ctx: Context, tx: Tx, job: LockedJob, fields: JobFields): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ ...columnsOf(ctx, fields), version: job.version + 1 })
    .where('id', '=', job.id)
    .execute()
  await writeParts(tx, job.id, fields)
  await emit(ctx, tx, jobSaved, { job: job.id, page: job.page_id })
}

/** Drops what was to be changed, and the review of it. @throws Refused not_found */
export async function dropEdit(
  ctx: Context,
  { job: id }: Taken<typeof contract.dropEdit>,
): Promise<Given<typeof contract.dropEdit>> {
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id, 'job.write')
    await tx.deleteFrom('job_edits').where('job_id', '=', id).execute()
    await tx
      .deleteFrom('job_reviews')
      .where('job_id', '=', id)
      .where('kind', '=', 'edit')
      .where('decision', 'is', null)
      .execute()
    await tx
      .updateTable('jobs')
      .set({ version: job.version + 1 })
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, jobSaved, { job: id, page: job.page_id })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

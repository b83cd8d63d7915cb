import type { Context, Tx } from '#platform/server/context.ts'
import { takeNewName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandClient } from './demand-client.ts'
import { readDraft, readFields } from './draft.ts'
import { cleaned, columnsOf, writeParts } from './editing/job-columns.ts'
import { keepEdit, readEdit } from './editing/keep-edit.ts'
import { conflictOf, rememberVersion } from './editing/versions.ts'
import { jobSaved } from './events.ts'
import type { JobFields } from './job-fields.ts'
import { isEditable, isOut } from './job-states.ts'
import { reachableJobs } from './job-team.ts'
import { newReference } from './reference.ts'
import { demandEntries } from './wrong-entries.ts'

/** Starts a draft for the page one works for. @throws Refused invalid: places and entries there are not, a client one may not write for */
export async function startJob(ctx: Context, fields: JobFields): Promise<Given<typeof contract.startJob>> {
  await demandEntries(ctx, fields)
  const id = await ctx.db.transaction().execute((tx) => addDraft(ctx, tx, cleaned(fields)))
  return { success: true, data: await readDraft(ctx, id) }
}

/** A new draft that says this; gives its id. For what is written, copied, or comes from a template. */
export async function addDraft(ctx: Context, tx: Tx, fields: JobFields): Promise<string> {
  const { page, member } = found(ctx.membership)
  await demandClient(tx, page, fields)
  const id = newId()
  const now = ctx.now()
  const birth = {
    id,
    page_id: page,
    created_by: member,
    reference: await takeNewName(tx, 'job', page, newReference),
    state: 'draft' as const,
    created_at: now,
  }
  await tx
    .insertInto('jobs')
    .values({ ...birth, ...columnsOf(ctx, fields) })
    .execute()
  await writeParts(tx, id, fields)
  await emit(ctx, tx, jobSaved, { job: id, page })
  return id
}

/** Whoever applied goes on reading its title: a job that has been out is never without words in its own language. */
function demandOwnText({ published_at }: { published_at: Date | null }, { language, texts }: JobFields): void {
  if (published_at && !texts.some((text) => text.language === language)) throw wrongField('language', 'required')
}

/**
 * Saves a job that is still written on; of one that is out, the change is kept aside. Whoever read an older version is
 * told what the other changed, and nothing is overwritten.
 * @throws Refused not_found · job_state · edit_in_review · changed_meanwhile · invalid
 */
export async function saveJob(
  ctx: Context,
  { job: id, version, ...written }: Taken<typeof contract.saveJob>,
): Promise<Given<typeof contract.saveJob>> {
  const membership = found(ctx.membership)
  const fields = cleaned(written)
  await demandEntries(ctx, fields)
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('jobs').selectAll().where('id', '=', id).where('page_id', '=', membership.page)
    const job = found(await query.where(reachableJobs(membership, 'job.write')).forNoKeyUpdate().executeTakeFirst())
    const state = job.state
    if (!isEditable(state) && !isOut(state)) throw new Refused('job_state')
    if (job.version !== version) throw new Refused('changed_meanwhile', await conflictOf(ctx, tx, job, version))
    await demandClient(tx, job.page_id, fields)
    demandOwnText(job, fields)
    const before = isOut(state) ? await readEdit(tx, job) : await readFields(tx, job)
    await tx
      .updateTable('jobs')
      .set({ version: version + 1, ...(isEditable(state) && columnsOf(ctx, fields)) })
      .where('id', '=', id)
      .execute()
    if (isEditable(state)) await writeParts(tx, id, fields)
    else await keepEdit(ctx, tx, job, fields)
    await rememberVersion(ctx, tx, { job: id, version: version + 1, before, now: fields })
    await emit(ctx, tx, jobSaved, { job: id, page: job.page_id })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

import type { Context, Db, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from '../edit-contract.ts'
import { type Change, changesBetween } from '../job-changes.ts'
import type { JobFields } from '../job-fields.ts'
import { reachableJobs } from '../job-team.ts'
import { wordChanges } from '../wording-of-changes.ts'

/** So many savings are remembered of a job: enough for whoever left an editor open over lunch. */
const mostVersions = 200

type Saving = { job: string; version: number; before: JobFields; now: JobFields }

/** Writes down what a saving changed, and forgets the oldest. */
export async function rememberVersion(ctx: Context, tx: Tx, { job, version, before, now }: Saving): Promise<void> {
  const changes = JSON.stringify(changesBetween(before, now))
  await tx
    .insertInto('job_versions')
    .values({
      job_id: job,
      of_page_id: ownerOf('job_versions', job),
      version,
      changes,
      saved_by: ctx.me?.id ?? null,
      at: ctx.now(),
    })
    .execute()
  await tx
    .deleteFrom('job_versions')
    .where('job_id', '=', job)
    .where('version', '<=', version - mostVersions)
    .execute()
}

/** What others changed since the version somebody read: by whom, and each thing from what it was to what it is. */
export async function conflictOf(ctx: Context, db: Db, job: { id: string; version: number }, read: number) {
  const rows = await db
    .selectFrom('job_versions')
    .leftJoin('users', 'users.id', 'job_versions.saved_by')
    .select(['changes', 'users.name as by'])
    .where('job_id', '=', job.id)
    .where('version', '>', read)
    .orderBy('version')
    .execute()
  const changes = new Map<string, Change>()
  for (const change of rows.flatMap((row) => row.changes as Change[])) {
    const earlier = changes.get(change.field)
    changes.set(change.field, earlier ? { ...change, from: earlier.from } : change)
  }
  const real = [...changes.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
  const by = [...new Set(rows.flatMap((row) => row.by ?? []))]
  return { version: job.version, by, changes: await wordChanges(ctx, real) }
}

/** The same, for a screen that heard of another's saving before it tried its own. @throws Refused not_found */
export async function changesSince(
  ctx: Context,
  { job: id, version }: Taken<typeof contract.changesSince>,
): Promise<Given<typeof contract.changesSince>> {
  const membership = found(ctx.membership)
  const query = ctx.db
    .selectFrom('jobs')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('page_id', '=', membership.page)
  const job = found(await query.where(reachableJobs(membership, 'job.write')).executeTakeFirst())
  return { success: true, data: await conflictOf(ctx, ctx.db, job, version) }
}

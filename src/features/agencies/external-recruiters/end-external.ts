import { ownJob } from '#features/agencies/recruiters/list-recruiters.ts'
import { withdrawGuest } from '#features/companies/team/invite-guest.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { readExternal } from './list-externals.ts'
import { type ExternalRow, lockExternal, moveLocked } from './move-external.ts'
import { withdrawAsked } from './move-person.ts'

/** The company lets an external recruiter go from one job; whoever was sent goes on. @throws Refused not_found · recruiter_state */
export async function endExternal(
  ctx: Context,
  { job, external }: Taken<typeof contract.endExternal>,
): Promise<Given<typeof contract.endExternal>> {
  await ownJob(ctx, job)
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockExternal(tx, { id: external, page: found(ctx.membership).page })
    if (row.job_id !== job) throw new Refused('not_found')
    return endLocked(ctx, tx, row, 'company')
  })
  await removeFiles(ctx, keys)
  return { success: true, data: await readExternal(ctx, external) }
}

/**
 * Ends a locked one: who was asked and has not answered is forgotten, and an invitation that is for nothing more is taken back.
 * @returns what to remove from the store once this is written @throws Refused recruiter_state
 */
async function endLocked(ctx: Context, tx: Tx, row: ExternalRow, side: 'company' | 'site'): Promise<string[]> {
  await moveLocked(ctx, tx, row, { event: 'end', side, set: { ended_at: ctx.now() } })
  const left = await tx
    .selectFrom('external_jobs')
    .select('id')
    .where('invitation_id', '=', row.invitation_id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (row.state === 'asked' && row.invitation_id && !left) await withdrawGuest(ctx, tx, row.invitation_id)
  return withdrawAsked(ctx, tx, row.id)
}

type Whose = { job: string } | { page: string; user: string }

/** The job is over, or somebody is no guest of the page any more. Safe to run twice. */
export async function endAll(ctx: Context, of: Whose): Promise<void> {
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('external_jobs').selectAll().where('state', 'in', ['asked', 'active']).orderBy('id')
    const own =
      'job' in of
        ? query.where('job_id', '=', of.job)
        : query.where('page_id', '=', of.page).where('user_id', '=', of.user)
    const gone: string[] = []
    for (const row of await own.forUpdate().execute()) gone.push(...(await endLocked(ctx, tx, row, 'site')))
    return gone
  })
  await removeFiles(ctx, keys)
}

export async function removeFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
}

import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { countOpened } from './counts.ts'
import { findShownGroup } from './find-group.ts'
import { jobsOfGroup } from './jobs-of-group.ts'

/**
 * Where a job of a group is read. The group's name goes along, so that an application can say through which it came.
 * @throws Refused not_found: no such group, or none of its jobs
 */
export async function openFromGroup(
  ctx: Context,
  { address, job: reference }: Taken<typeof contract.openFromGroup>,
): Promise<Given<typeof contract.openFromGroup>> {
  const group = await findShownGroup(ctx, address)
  const job = found((await jobsOfGroup(ctx, group)).find((one) => one.reference === reference))
  await countOpened(ctx, group, job.id)
  return { success: true, data: { path: `/jobs/${encodeURIComponent(job.address)}?group=${group.reference}` } }
}

import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countOpened } from './counts.ts'
import { findShownGroup } from './find-group.ts'
import { viewOf } from './group-view.ts'

/** A group by its public address, and one page of the jobs that pass the filters. @throws Refused not_found */
export async function showGroup(
  ctx: Context,
  { address, ...filters }: Taken<typeof contract.showGroup>,
): Promise<Given<typeof contract.showGroup>> {
  const group = await findShownGroup(ctx, address)
  const view = await viewOf(ctx, group, filters)
  await countOpened(ctx, group, null)
  return { success: true, data: view }
}

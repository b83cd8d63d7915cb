import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { addressOf } from './alert-search.ts'
import type * as contract from './contract.ts'
import { criteriaOf } from './criteria-of.ts'

export async function readCriteria(
  ctx: Context,
  search: Taken<typeof contract.readCriteria>,
): Promise<Given<typeof contract.readCriteria>> {
  return { success: true, data: { criteria: await criteriaOf(ctx, search), address: addressOf(search) } }
}

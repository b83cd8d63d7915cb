import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { jobsOfRule } from './jobs-of-group.ts'
import { isEmptyRule } from './rules.ts'

/** What a rule finds now; a rule without conditions finds nothing, and not everything. */
export async function tryRule(
  ctx: Context,
  rule: Taken<typeof contract.tryRule>,
): Promise<Given<typeof contract.tryRule>> {
  const { page } = found(ctx.membership)
  return { success: true, data: isEmptyRule(rule) ? [] : await jobsOfRule(ctx, page, rule, null) }
}

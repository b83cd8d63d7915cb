import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { groupSaved } from './events.ts'
import { lockOwnGroup } from './find-group.ts'
import { columnsOf, demandRule, writeParts } from './group-parts.ts'
import { readDraft } from './read-draft.ts'
import { mayEditGroup } from './rules.ts'

/**
 * Saves a group. Whoever read an older version is told, and nothing is overwritten.
 * @throws Refused not_found · group_state · not_allowed · changed_meanwhile · invalid
 */
export async function saveGroup(
  ctx: Context,
  { group: id, version, ...fields }: Taken<typeof contract.saveGroup>,
): Promise<Given<typeof contract.saveGroup>> {
  const membership = found(ctx.membership)
  await demandRule(ctx, fields)
  await ctx.db.transaction().execute(async (tx) => {
    const group = await lockOwnGroup(ctx, tx, id, 'job.write')
    must(mayEditGroup(group.state, membership.may('job.publish')))
    if (group.version !== version) throw new Refused('changed_meanwhile', { version: group.version })
    await tx
      .updateTable('job_groups')
      .set({ ...columnsOf(ctx, fields), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await writeParts(ctx, tx, { id, page: membership.page }, fields)
    await emit(ctx, tx, groupSaved, { group: id, page: membership.page })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

import type { Context } from '#platform/server/context.ts'
import { takeNewName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { groupSaved } from './events.ts'
import { columnsOf, demandRule, type Fields, writeParts } from './group-parts.ts'
import { readDraft } from './read-draft.ts'

/** Starts a group of jobs for the page one works for. @throws Refused invalid: jobs of another page, no picture */
export async function startGroup(ctx: Context, fields: Fields): Promise<Given<typeof contract.startGroup>> {
  const { page, member } = found(ctx.membership)
  const id = newId()
  await demandRule(ctx, fields)
  await ctx.db.transaction().execute(async (tx) => {
    const birth = {
      id,
      page_id: page,
      created_by: member,
      reference: await takeNewName(tx, 'job_group', page, () => shortCode(8)),
      state: 'draft' as const,
      created_at: ctx.now(),
    }
    await tx
      .insertInto('job_groups')
      .values({ ...birth, ...columnsOf(ctx, fields) })
      .execute()
    await writeParts(ctx, tx, { id, page }, fields)
    await emit(ctx, tx, groupSaved, { group: id, page })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

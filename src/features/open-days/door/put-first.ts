import { lockVisit } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { visitPutFirst } from './events.ts'
import { mayPutFirst } from './rules.ts'

/** The host sees who stands at its door, a company with a booth who waits for it. @throws Refused not_found · visit_state */
export async function putFirst(
  ctx: Context,
  { day: day_id, visit: id, first }: Taken<typeof contract.putFirst>,
): Promise<Given<typeof contract.putFirst>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const { visit, day } = await lockVisit(tx, { id, day_id })
    if (day.page_id !== page && visit.page_id !== page) throw new Refused('not_found')
    must(mayPutFirst(visit.state))
    if (visit.goes_first === first) return
    await tx.updateTable('day_visits').set({ goes_first: first, updated_at: ctx.now() }).where('id', '=', id).execute()
    await emit(ctx, tx, visitPutFirst, { visit: id, day: day_id, page: visit.page_id, host: day.page_id, first })
  })
  return { success: true }
}

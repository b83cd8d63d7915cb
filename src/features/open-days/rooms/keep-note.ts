import { lockVisitAlone } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { findDesk } from './find-desk.ts'
import type * as contract from './note-contract.ts'
import { atDeskStates } from './rules.ts'

/** What a desk notes while whoever it called is there; nobody else is told. @throws Refused not_found · visit_state */
export async function keepNote(
  ctx: Context,
  { visit: id, note, ...asked }: Taken<typeof contract.keepNote>,
): Promise<Given<typeof contract.keepNote>> {
  await ctx.db.transaction().execute(async (tx) => {
    const visit = await lockVisitAlone(tx, { id, day_id: asked.day })
    const desk = await findDesk(ctx, tx, asked)
    if (visit.page_id !== desk.page_id) throw new Refused('not_found')
    const isHere = visit.called_desk_id === desk.id && (atDeskStates as readonly string[]).includes(visit.state)
    if (!isHere) throw new Refused('visit_state')
    await tx.updateTable('day_visits').set({ room_note: note }).where('id', '=', visit.id).execute()
  })
  return { success: true }
}

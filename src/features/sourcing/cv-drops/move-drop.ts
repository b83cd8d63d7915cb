import type { Selectable } from 'kysely'
import type { CvDropItems } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { type DropEvent, mayMoveDrop, stateAfter } from './drop-states.ts'
import { cvDropMoved } from './events.ts'

export type LockedItem = Selectable<CvDropItems> & { user_id: string | null }
type Only = { id?: string; page?: string; user?: string; drop?: string }

/** A CV at one company, held until the transaction ends. @throws Refused not_found */
export async function lockItem(tx: Tx, { id, page, user, drop }: Only): Promise<LockedItem> {
  const row = await tx
    .selectFrom('cv_drop_items')
    .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
    .selectAll('cv_drop_items')
    .select('cv_drops.user_id')
    .$if(id !== undefined, (query) => query.where('cv_drop_items.id', '=', id as string))
    .$if(page !== undefined, (query) => query.where('cv_drop_items.page_id', '=', page as string))
    .$if(user !== undefined, (query) => query.where('cv_drops.user_id', '=', user as string))
    .$if(drop !== undefined, (query) => query.where('drop_id', '=', drop as string))
    .forUpdate('cv_drop_items')
    .executeTakeFirst()
  return found(row)
}

type What = { event: DropEvent; reason?: string | null; set?: Partial<Selectable<CvDropItems>> }

/** Moves a locked one to the state that follows, and tells. @throws Refused drop_state */
export async function moveItem(ctx: Context, tx: Tx, item: LockedItem, { event, reason = null, set }: What) {
  must(mayMoveDrop(item.state, event))
  const to = found(stateAfter(item.state, event))
  await tx
    .updateTable('cv_drop_items')
    .set({ ...set, state: to, reason })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', item.id)
    .execute()
  const { id, drop_id: drop, page_id: page, user_id: user, state: from } = item
  await emit(ctx, tx, cvDropMoved, { item: id, drop, page, user, event, from, to, reason })
  return to
}

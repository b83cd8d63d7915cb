import type { Selectable } from 'kysely'
import type { ImportedCandidates } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { importMoved } from './events.ts'
import { type ImportEvent, mayMoveImport, stateAfter } from './import-states.ts'

export type LockedImported = Selectable<ImportedCandidates>

/** Somebody whom the own page brought along, held until the transaction ends. @throws Refused not_found */
export async function lockImported(ctx: Context, tx: Tx, id: string): Promise<LockedImported> {
  const query = tx.selectFrom('imported_candidates').selectAll().where('id', '=', id)
  return found(await query.where('page_id', '=', found(ctx.membership).page).forUpdate().executeTakeFirst())
}

/** The same for the person, the clock, or whoever came by a mailed link. @throws Refused not_found */
export const lockAnyImported = async (tx: Tx, id: string): Promise<LockedImported> =>
  found(await tx.selectFrom('imported_candidates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** Moves a locked record to the state that follows, and tells. @throws Refused import_state */
export async function moveImported(
  ctx: Context,
  tx: Tx,
  imported: LockedImported,
  what: { event: ImportEvent; why?: string; set?: Partial<LockedImported> },
): Promise<LockedImported> {
  must(mayMoveImport(imported.state, what.event))
  const now = ctx.now()
  const moved = await tx
    .updateTable('imported_candidates')
    .set({ ...what.set, state: found(stateAfter(imported.state, what.event)), updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', imported.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emit(ctx, tx, importMoved, {
    imported: moved.id,
    page: moved.page_id,
    user: moved.user_id,
    event: what.event,
    from: imported.state,
    to: moved.state,
    why: what.why ?? null,
  })
  return moved
}

import type { Selectable } from 'kysely'
import type { ImportedCandidates } from '#db/tables.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emitAll } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { importMoved } from './events.ts'
import { type ImportEvent, type ImportState, mayMoveImport, stateAfter } from './import-states.ts'

export type LockedImported = Selectable<ImportedCandidates>

/** Somebody whom the own page brought along, held until the transaction ends. @throws Refused not_found */
export async function lockImported(ctx: Context, tx: Tx, id: string): Promise<LockedImported> {
  const query = tx.selectFrom('imported_candidates').selectAll().where('id', '=', id)
  return found(await query.where('page_id', '=', found(ctx.membership).page).forUpdate().executeTakeFirst())
}

/** The same for the person, the clock, or whoever came by a mailed link. @throws Refused not_found */
export const lockAnyImported = async (tx: Tx, id: string): Promise<LockedImported> =>
  found(await tx.selectFrom('imported_candidates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** The record that a merged one became one with, or itself. */
export async function keptOf(db: Db | Tx, id: string): Promise<string> {
  const row = await db
    .selectFrom('imported_candidates')
    .select('merged_into')
    .where('id', '=', id)
    .where('state', '=', 'merged')
    .executeTakeFirst()
  return row?.merged_into ? keptOf(db, row.merged_into) : id
}

/** Locks a record, or the one that it was merged into, even while that happens. @throws Refused not_found */
export async function lockFollowing(tx: Tx, id: string): Promise<LockedImported> {
  const held = await lockAnyImported(tx, id)
  return held.state === 'merged' && held.merged_into ? lockFollowing(tx, held.merged_into) : held
}

type Move = { event: ImportEvent; why?: string; set?: Partial<LockedImported> }

/** Moves a locked record to the state that follows, and tells. @throws Refused import_state */
export async function moveImported(
  ctx: Context,
  tx: Tx,
  imported: LockedImported,
  what: Move,
): Promise<LockedImported> {
  const [moved] = await moveManyImported(ctx, tx, [imported], what)
  return found(moved)
}

/** The same for many that happen alike. @throws Refused import_state */
export async function moveManyImported(
  ctx: Context,
  tx: Tx,
  all: readonly LockedImported[],
  { event, why, set }: Move,
): Promise<LockedImported[]> {
  for (const { state } of all) must(mayMoveImport(state, event))
  const before = new Map(all.map((one) => [one.id, one.state]))
  const now = ctx.now()
  const moved: LockedImported[] = []
  for (const [state, alike] of Map.groupBy(all, (one) => found(landing(one, event))))
    moved.push(
      ...(await tx
        .updateTable('imported_candidates')
        .set({ ...set, state, updated_at: now })
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where(
          'id',
          'in',
          alike.map(({ id }) => id),
        )
        .returningAll()
        .execute()),
    )
  await emitAll(
    ctx,
    tx,
    importMoved,
    moved.map(({ id, page_id, user_id, state }) => ({
      ...{
        imported: id,
        page: page_id,
        user: user_id,
        event,
        from: found(before.get(id)),
        to: state,
        why: why ?? null,
      },
    })),
  )
  return moved
}

/** The state that follows; an undone merge goes back to where the record stood. */
function landing({ state, state_before }: LockedImported, event: ImportEvent): ImportState | null {
  const after = stateAfter(state, event)
  return event === 'unmerge' && after ? (state_before ?? after) : after
}

import type { Tx } from '#platform/server/context.ts'
import { nextDefault } from './default-rules.ts'

/** Whether a person has a CV that is used: it keeps its place beside every new one until the person chooses another. */
export async function hasPrimary(tx: Tx, user: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cvs')
    .select('id')
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * In place of a primary CV that was deleted: the one that the person looked over last.
 * @returns what it is called; null where there is none
 */
export async function promoteNext(tx: Tx, user: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('cvs')
    .select(['id', 'name', 'state', 'confirmed_at', 'created_at'])
    .where('user_id', '=', user)
    .execute()
  const next = nextDefault(
    rows.map((row) => ({
      ...row,
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      at: row.created_at.toISOString(),
    })),
  )
  if (next) await promote(tx, user, next.id)
  return next?.name ?? null
}

/** This CV is the one that is used from now on. */
export async function promote(tx: Tx, user: string, id: string): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ is_primary: false })
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .execute()
  await tx.updateTable('cvs').set({ is_primary: true }).where('id', '=', id).execute()
}

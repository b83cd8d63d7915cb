import { sql } from 'kysely'
import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { Tx } from '#platform/server/context.ts'
import { nextDefault } from './default-rules.ts'
import { accountOf, anotherNamed, isOfAnother, whomRead } from './whose-cv.ts'

/**
 * Whether a person has a CV that is used: it keeps its place beside every new one until the person chooses another. Of several that are
 * added at once each waits here for the one before.
 */
export async function hasPrimary(tx: Tx, user: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`primary cv ${user}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('cvs')
    .select('id')
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * In place of a primary CV that goes: the one that the person looked over last, but for the one that goes.
 * @returns what it is called; null where there is none
 */
export async function promoteNext(tx: Tx, user: string, but: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('cvs')
    .select(['id', 'name', 'state', 'confirmed_at', 'created_at', whomRead.as('whom')])
    .where('user_id', '=', user)
    .where('id', '!=', but)
    .execute()
  const account = await accountOf(tx, user)
  const next = nextDefault(
    rows.map((row) => ({
      ...row,
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      at: row.created_at.toISOString(),
      of_another: anotherNamed(account, row),
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

/** A CV that names another person is not used unless its own says so: it gives its place to the next one, or to none. */
export async function demoteAnothers(tx: Tx, { id, user_id: user }: { id: string; user_id: string }, read: ReadCv) {
  if (!isOfAnother(await accountOf(tx, user), read)) return
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ is_primary: false })
    .where('id', '=', id)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await promoteNext(tx, user, id)
}

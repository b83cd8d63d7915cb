import { sql } from 'kysely'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Tx } from '#platform/server/context.ts'

/**
 * Whether the CV that is used may keep its place beside a new one: what nobody looked over yet does not take the place of
 * what the person confirmed, nor a file that of a sheet still empty.
 */
export async function keepsItsPlace(tx: Tx, user: string): Promise<boolean> {
  const row = await tx
    .selectFrom('cvs')
    .select(['file_id', 'content'])
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (!row) return false
  const content = CvContent.safeParse(row.content).data
  return row.file_id !== null || [content?.experience, content?.education, content?.skills].some((list) => list?.length)
}

/** No CV of a person is the one that is used unless another is chosen. */
export async function makeNonePrimary(tx: Tx, user: string): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ is_primary: false })
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .execute()
}

/**
 * The newest CV becomes the primary, of those that the person confirmed before all; one that could not be read only where there is no other.
 * @returns what it is called; null where there is none
 */
export async function promoteNewest(tx: Tx, user: string): Promise<string | null> {
  const newest = await newestOf(tx, user).select('name').executeTakeFirst()
  if (newest) await promote(tx, user, newest.id)
  return newest?.name ?? null
}

/** A CV of which nobody could read anything is not sent in place of one that was read. */
export async function giveWay(tx: Tx, { id, user_id, is_primary }: Own): Promise<void> {
  if (!is_primary) return
  const others = newestOf(tx, user_id).where('id', '<>', id)
  const other = await others.where('state', 'in', ['parsed', 'confirmed']).executeTakeFirst()
  if (other) await promote(tx, user_id, other.id)
}

type Own = { id: string; user_id: string; is_primary: boolean }

const newestOf = (tx: Tx, user: string) =>
  tx
    .selectFrom('cvs')
    .select('id')
    .where('user_id', '=', user)
    .orderBy(sql`case state when 'confirmed' then 2 when 'parsed' then 1 else 0 end`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)

/** This CV is the one that is used from now on. */
export async function promote(tx: Tx, user: string, id: string): Promise<void> {
  await makeNonePrimary(tx, user)
  await tx.updateTable('cvs').set({ is_primary: true }).where('id', '=', id).execute()
}

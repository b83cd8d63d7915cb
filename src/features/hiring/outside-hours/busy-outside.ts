import { sql } from 'kysely'
import type { BusySource } from '#platform/server/feature.ts'

/** Hours at which calendars that these people keep elsewhere say that they are busy. */
export const busyOutside: BusySource = async (db, people, { from, to }) => {
  const rows = await db
    .selectFrom('outside_hours')
    .select(['user_id', 'starts_at', 'ends_at'])
    .where('user_id', 'in', people)
    .where(sql<boolean>`starts_at < ${to} and ends_at > ${from}`)
    .execute()
  return rows.map(({ user_id, starts_at, ends_at }) => ({ thing: user_id, from: starts_at, to: ends_at }))
}

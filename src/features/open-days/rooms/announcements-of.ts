import type { Db } from '#platform/server/context.ts'

const latest = 3

/** What was said last, the latest first. */
export async function announcementsOf(db: Db, day: string) {
  const rows = await db
    .selectFrom('open_day_announcements')
    .select(['id', 'words', 'at'])
    .where('day_id', '=', day)
    .orderBy('at', 'desc')
    .limit(latest)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

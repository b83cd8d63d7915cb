import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** The company somebody comes to reads the CV they bring, until they cancel. */
export async function mayReadVisitorCv({ db, membership }: Context, file: FileRow): Promise<boolean> {
  if (!membership?.may('openday.manage')) return false
  const visit = await db
    .selectFrom('day_visits')
    .select('id')
    .where('cv_id', '=', file.id)
    .where('page_id', '=', membership.page)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  return visit !== undefined
}

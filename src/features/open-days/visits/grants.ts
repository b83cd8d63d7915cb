import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** The company somebody comes to reads the CV they bring, until they cancel; whoever sits at a desk of those who were called. */
export async function mayReadVisitorCv({ db, membership }: Context, file: FileRow): Promise<boolean> {
  const manages = membership?.may('openday.manage') ?? false
  if (!membership || !(manages || membership.may('openday.staff'))) return false
  const visit = await db
    .selectFrom('day_visits')
    .select('id')
    .where('cv_id', '=', file.id)
    .where('page_id', '=', membership.page)
    .where('state', '!=', 'cancelled')
    .$if(!manages, (query) => query.where('called_desk_id', 'is not', null))
    .executeTakeFirst()
  return visit !== undefined
}

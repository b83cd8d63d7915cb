import type { Context } from '#platform/server/context.ts'

/** In which ways a page looks at somebody: without the name, whole, at an application, at the CV itself. */
export const sightWays = ['veiled', 'whole', 'opened', 'read'] as const
type Way = (typeof sightWays)[number]

/**
 * Notes that the member who asks looked at a CV, once a day in each way; the person it is of may see it.
 * @param subject the application it was sent with, or the person where the page found it
 */
export async function noteSight({ db, seat, now }: Context, subject: string, way: Way): Promise<void> {
  if (!seat) return
  await db
    .insertInto('cv_sights')
    .values({
      subject_id: subject,
      page_id: seat.page,
      by_id: seat.member,
      way,
      day: now().toISOString().slice(0, 10),
      at: now(),
    })
    .onConflict((known) => known.doNothing())
    .execute()
}

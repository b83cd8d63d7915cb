import { sql } from 'kysely'
import { after } from '#features/site/slots/rules.ts'
import type { BusySource } from '#platform/server/feature.ts'

/** Confirmed interviews of any of these people between two moments. */
export const busyInterviews: BusySource = async (db, people, { from, to }) => {
  const rows = await db
    .selectFrom('interviews')
    .select(['interviews.id', 'starts_at', 'minutes'])
    .where('state', '=', 'confirmed')
    .where(sql<boolean>`starts_at < ${to} and starts_at + make_interval(mins => minutes) > ${from}`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('interview_people')
          .select('user_id')
          .whereRef('interview_id', '=', 'interviews.id')
          .where('user_id', 'in', people),
      ),
    )
    .execute()
  return rows.flatMap(({ id, starts_at, minutes }) =>
    starts_at ? [{ thing: id, from: starts_at, to: after(starts_at, minutes) }] : [],
  )
}

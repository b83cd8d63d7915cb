import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { after } from './rules.ts'

/** Only one at a time looks whether these people are free, so that two candidates cannot both get the same hour. */
export async function holdPeople(tx: Tx, people: readonly string[]): Promise<void> {
  for (const id of people.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`interview ${id}`}, 0))`.execute(tx)
}

/** Confirmed interviews of any of these people between two moments, but this one. */
export const takenBetween = (tx: Tx, people: readonly string[], from: Date, to: Date, but: string | null) =>
  tx
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
          .where('user_id', 'in', people.length > 0 ? people : ['00000000-0000-0000-0000-000000000000']),
      ),
    )
    .$if(but !== null, (query) => query.where('interviews.id', '<>', but as string))
    .execute()

/** Whether all of these people are free at a moment. */
export async function isFree(tx: Tx, people: readonly string[], at: Date, minutes: number, but: string | null) {
  return (await takenBetween(tx, people, at, after(at, minutes), but)).length === 0
}

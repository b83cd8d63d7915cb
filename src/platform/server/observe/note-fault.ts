import { sql } from 'kysely'
import type { World } from '../context.ts'
import { codeOf, sayFault } from './say-fault.ts'

/** So many different faults are told apart a day and side at most: one slip in a loop, or somebody who sends anything, fills no disk. */
const mostADay = 500

export type Fault = { side: 'server' | 'browser'; place: string; error: unknown }

/** Counts something that failed unforeseen, for the staff to see; whoever met it waits for nothing. */
export async function noteFault({ db, now, log }: Pick<World, 'db' | 'now' | 'log'>, fault: Fault): Promise<void> {
  const at = now()
  const { side, place } = fault
  const day = at.toISOString().slice(0, 10)
  await sql`
    insert into faults (day, side, place, what, code, first_at, last_at)
    select ${day}::date, ${side}, ${place}, ${sayFault(fault.error)}, ${codeOf(fault.error)}, ${at}, ${at}
    where (select count(*) from faults where day = ${day}::date and side = ${side}) < ${mostADay}
    on conflict (day, side, place, what, code) do update set times = faults.times + 1, last_at = excluded.last_at`
    .execute(db)
    .catch((error: unknown) => log.warn({ err: error }, 'a fault was not counted'))
}

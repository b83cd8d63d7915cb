import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'
import { insideStates, leavingMinutes } from './rules.ts'

/** Sent on to another company, and counted there. */
const wentOn = sql<boolean>`exists (select 1 from day_visits n where n.first_visit_id = coalesce(v.first_visit_id, v.id) and n.id > v.id)`

/** Whether a row `v` of visits of the day `o` counts as inside. Who talks from home is in no house; a day online alone has but its room. */
const isInside = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (v.way = 'on_site' or o.way = 'online') and (v.state in (${sql.join(insideStates)})
    or (v.state = 'done' and v.way = 'on_site' and v.ended_at > ${new Date(now.getTime() - leavingMinutes * 60_000)} and not ${wentOn}))`

/**
 * How many are in the house, in the eyes of whoever counts for the fire rule. Nobody counts at the way out: whoever's talk is over is on
 * the way there for some minutes, and is counted until then.
 */
export async function countInside(db: Db | Tx, day: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from day_visits v join open_days o on o.id = v.day_id
    where v.day_id = ${day} and ${isInside(now)}`.execute(db)
  return rows[0]?.count ?? 0
}

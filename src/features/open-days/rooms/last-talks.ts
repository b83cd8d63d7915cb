import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** So many talks say how long one takes. */
const most = 40

/** How many minutes each of the last talks took, for each queue of each company; counted there, since a day has thousands. */
export async function lastTalks(db: Db, day: string): Promise<{ page: string; queue: number; minutes: number[] }[]> {
  const { rows } = await sql<{ page: string; queue: number; minutes: number[] }>`
    select page, queue, array_agg(minutes) as minutes from (
      select coalesce(b.page_id, o.page_id) as page, coalesce(d.calls_team, d.team) as queue,
        (extract(epoch from v.ended_at - v.began_at) / 60)::float8 as minutes,
        row_number() over (partition by coalesce(b.page_id, o.page_id), coalesce(d.calls_team, d.team) order by v.ended_at desc) as at
      from open_days o join open_day_desks d on d.day_id = o.id left join open_day_booths b on b.id = d.booth_id
        join day_visits v on v.called_desk_id = d.id and v.state = 'done' and v.began_at is not null and v.ended_at is not null
      where o.id = ${day}) as talk
    where at <= ${most} group by page, queue`.execute(db)
  return rows
}

import { type RawBuilder, sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { AtDoor } from './contract.ts'
import { mostAtDoor } from './rules.ts'

type Row = Omit<AtDoor, 'when' | 'checked_in_at'> & {
  on_date: string | null
  half: number | null
  checked_in_at: Date | null
}

/** People of a day as its door knows them: those who may come in, on the waiting list too, and those who are or were in. */
export async function selectAtDoor(db: Db | Tx, day: string, which?: RawBuilder<boolean>): Promise<AtDoor[]> {
  const { rows } = await sql<Row>`
    select v.id, v.name, v.code, v.state, v.way, g.name as school, v.on_date::text as on_date, v.half, d.name as desk, v.number,
      v.checked_in_at, u.name as by, v.goes_first
    from day_visits v left join open_day_desks d on d.id = v.desk_id left join open_day_parties g on g.id = v.group_id
      left join users u on u.id = v.checked_in_by
    where v.day_id = ${day} and v.first_visit_id is null and ${which ?? sql<boolean>`v.state <> 'cancelled'`}
    order by v.starts_at nulls last, v.name, v.id limit ${mostAtDoor}`.execute(db)
  return rows.map(({ on_date, half, checked_in_at, ...row }) => ({
    ...row,
    when: on_date !== null && half !== null ? { date: on_date, half } : null,
    checked_in_at: checked_in_at?.toISOString() ?? null,
  }))
}

/** One of them. @throws Refused not_found */
export const readAtDoor = async ({ db }: Context, day: string, visit: string): Promise<AtDoor> =>
  found((await selectAtDoor(db, day, sql<boolean>`v.id = ${visit}`))[0])

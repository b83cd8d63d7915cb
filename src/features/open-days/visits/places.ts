import { sql } from 'kysely'
import type { DayFields } from '#features/open-days/open-days/day-fields.ts'
import { nearest } from '#features/open-days/open-days/plan-cells.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'

export type Place = {
  desk_id: string
  team: number
  way: 'on_site' | 'online'
  on_date: string
  half: number
  starts_at: Date
  page_id: string
}
export type Wish = {
  date?: string | null | undefined
  half?: number | null | undefined
  team?: number | null | undefined
  way?: 'on_site' | 'online' | null | undefined
}
type Day = { id: string; page_id: string }
type Caps = Pick<DayFields, 'capacity_per_day' | 'capacity_per_slot'>

/**
 * Takes a free place that fits a wish: the earliest, at the desk with the most room. The day is locked by whoever calls, so that
 * many at once are counted one after the other; the table itself lets nobody in where there is no place.
 * @returns null where nothing is free
 */
export async function takePlace(ctx: Context, tx: Tx, day: Day, wish: Wish, caps: Caps): Promise<Place | null> {
  const { rows } = await sql<Omit<Place, 'page_id'> & { booth_page: string | null }>`
    update open_day_cells c set taken = c.taken + 1 from open_day_desks d
    where d.id = c.desk_id and (c.desk_id, c.on_date, c.half) = (
      select f.desk_id, f.on_date, f.half from open_day_cells f join open_day_desks e on e.id = f.desk_id
      where e.day_id = ${day.id} and f.kind = 'open' and f.taken < f.places and f.starts_at > ${ctx.now()}
        and (${wish.date ?? null}::date is null or f.on_date = ${wish.date ?? null}::date)
        and (${wish.half ?? null}::int is null or f.half = ${wish.half ?? null}::int)
        and (${wish.team ?? null}::int is null or e.team = ${wish.team ?? null}::int)
        and (${wish.way ?? null}::text is null or e.way = ${wish.way ?? null}::text)
        and ${hasRoom(day.id, caps)}
      order by f.starts_at, f.taken, e.position limit 1)
    returning c.desk_id, d.team, d.way, c.on_date::text as on_date, c.half, c.starts_at,
      (select b.page_id from open_day_booths b where b.id = d.booth_id) as booth_page`.execute(tx)
  const [row] = rows
  if (!row) return null
  const { booth_page, ...place } = row
  return { ...place, page_id: booth_page ?? day.page_id }
}

/** Room in the house, whichever desk: of a half-hour and of a date; each is summed up once, not for each place that is looked at. */
const hasRoom = (day: string, { capacity_per_day, capacity_per_slot }: Caps) => {
  const cells = sql`from open_day_cells g where ${isOwnedBy('open_day_cells', day, 'g')}`
  const parts = [
    capacity_per_day === null
      ? null
      : sql`f.on_date in (select g.on_date ${cells} group by 1 having sum(g.taken) < ${capacity_per_day})`,
    capacity_per_slot === null
      ? null
      : sql`(f.on_date, f.half) in (select g.on_date, g.half ${cells} group by 1, 2 having sum(g.taken) < ${capacity_per_slot})`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** Lets go of a place. */
export async function freePlace(tx: Tx, desk: string | null, date: string | null, half: number | null): Promise<void> {
  if (desk === null || date === null || half === null) return
  await tx
    .updateTable('open_day_cells')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('desk_id', '=', desk)
    .where('on_date', '=', date)
    .where('half', '=', half)
    .where('taken', '>', 0)
    .execute()
}

/** The free half-hour nearest to a wish, to be told where that one is full. */
export async function nearestFree(ctx: Context, tx: Db | Tx, day: string, { date, half, team }: Wish) {
  if (!date || half === null || half === undefined) return null
  const cells = await tx
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select(['desk_id as desk', 'team', 'way', 'on_date as date', 'half', 'kind', 'places', 'taken'])
    .where('day_id', '=', day)
    .where('kind', '=', 'open')
    .where('starts_at', '>', ctx.now())
    .execute()
  const way = cells.find((cell) => cell.team === team)?.way ?? cells[0]?.way ?? 'on_site'
  const found = nearest(cells, { way, team: team ?? 0, date, half })
  return found && { date: found.date, half: found.half, team: found.team }
}

/** Whether a half-hour looks full: asked before anybody waits for the day, so that a rush is turned away without standing in line. */
export async function looksFull(ctx: Context, day: string, { date, half, team }: Wish): Promise<boolean> {
  if (!date || half === null || half === undefined) return false
  const free = await ctx.db
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(eb('places', '-', eb.ref('taken'))), eb.lit(0)).as('free'))
    .where('day_id', '=', day)
    .where('kind', '=', 'open')
    .where('on_date', '=', date)
    .where('half', '=', half)
    .$if(team !== undefined && team !== null, (query) => query.where('team', '=', team as number))
    .executeTakeFirstOrThrow()
  return Number(free.free) === 0
}

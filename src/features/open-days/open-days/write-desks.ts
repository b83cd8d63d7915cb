import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { NumberedDesk } from './desk-teams.ts'
import type { Cell } from './plan-cells.ts'

type Of = { day: string; booth: string | null; time_zone: string }

/** Desks of a host or of a booth with their people and half-hours, in place of those before; what is taken is told by the cells. */
export async function writeDesks(
  tx: Tx,
  of: Of,
  desks: readonly NumberedDesk[],
  cells: readonly Cell[],
): Promise<void> {
  const ids = desks.map(({ id }) => id)
  await demandOwnDesks(tx, of, ids)
  await tx
    .deleteFrom('open_day_desks')
    .where('day_id', '=', of.day)
    .where('booth_id', of.booth ? '=' : 'is', of.booth)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  if (desks.length === 0) return
  await tx
    .insertInto('open_day_desks')
    .values(
      desks.map(({ id, team, name, way, languages }, position) => ({
        ...{ id, day_id: of.day, booth_id: of.booth, position, team, name, way, languages },
      })),
    )
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          team: eb.ref('excluded.team'),
          name: eb.ref('excluded.name'),
          way: eb.ref('excluded.way'),
          languages: eb.ref('excluded.languages'),
        }))
        .where('open_day_desks.day_id', '=', of.day),
    )
    .execute()
  await forgetLostQueues(tx, of, desks)
  await writeStaff(tx, of, desks)
  await tx.deleteFrom('open_day_cells').where('desk_id', 'in', ids).execute()
  await insertCells(tx, of, cells)
}

/** A desk is named by whoever writes it: one of another day or booth is none of these. @throws Refused not_found */
async function demandOwnDesks(tx: Tx, { day, booth }: Of, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const foreign = await tx
    .selectFrom('open_day_desks')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`(day_id <> ${day} or booth_id is distinct from ${booth}::uuid)`)
    .executeTakeFirst()
  if (foreign) throw new Refused('not_found')
}

/** A desk that helps a team which is no more calls its own again. */
const forgetLostQueues = (tx: Tx, { day, booth }: Of, desks: readonly NumberedDesk[]) =>
  tx
    .updateTable('open_day_desks')
    .set({ calls_team: null })
    .where('day_id', '=', day)
    .where('booth_id', booth ? '=' : 'is', booth)
    .where('calls_team', 'not in', [...new Set(desks.map(({ team }) => team))])
    .execute()

async function writeStaff(tx: Tx, { day }: Of, desks: readonly NumberedDesk[]): Promise<void> {
  const ids = desks.map(({ id }) => id)
  await tx.deleteFrom('open_day_staff').where('desk_id', 'in', ids).execute()
  const staff = desks.flatMap(({ id, staff }) => staff.map((user_id) => ({ desk_id: id, of_day_id: day, user_id })))
  if (staff.length > 0) await tx.insertInto('open_day_staff').values(staff).execute()
}

async function insertCells(tx: Tx, { day, time_zone }: Of, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return
  const rows = JSON.stringify(
    cells.map(({ desk, date, half, kind, places, taken }) => ({ desk, date, half, kind, places, taken })),
  )
  await sql`insert into open_day_cells (desk_id, of_day_id, on_date, half, kind, places, taken, starts_at)
    select desk, ${day}, date, half, kind, places, taken, (date + make_interval(mins => half * 30)) at time zone ${time_zone}
    from json_to_recordset(${rows}::json) as cell(desk uuid, date date, half smallint, kind text, places smallint, taken smallint)`.execute(
    tx,
  )
}

import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './booth-contract.ts'
import { lockOwnBooth } from './booths.ts'
import { readFields } from './day-fields.ts'
import { demandOwnJobs, demandOwnStaff } from './day-parts.ts'
import { isChangeable } from './day-states.ts'
import { numberTeams } from './desk-teams.ts'
import { boothSaved } from './events.ts'
import { demandDesksStay } from './people-there.ts'
import { type Booking, plannedCells, seat } from './plan-cells.ts'
import { setSpan } from './project-day.ts'
import { readBooth } from './read-booth.ts'
import { writeDesks } from './write-desks.ts'

/**
 * Saves the desks and jobs of an own booth, which count at once. A half-hour in which somebody has booked stays as it is.
 * @throws Refused not_found · changed_meanwhile · booth_state · open_day_state · slots_booked · desk_waited_for · invalid
 */
export async function saveBooth(
  ctx: Context,
  { booth, version, jobs, desks }: Taken<typeof contract.saveBooth>,
): Promise<Given<typeof contract.saveBooth>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { row, day } = await lockOwnBooth(ctx, tx, booth)
    if (row.state !== 'accepted') throw new Refused('booth_state')
    if (!isChangeable(day.state)) throw new Refused('open_day_state')
    if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
    await demandOwnJobs(tx, row.page_id, jobs)
    await demandOwnStaff(ctx, row.page_id, desks)
    const fields = readFields(day.live ?? day.written)
    // where people come, nobody is seen online, and the other way round
    if (fields.way !== 'hybrid' && desks.some(({ way }) => way !== fields.way)) throw wrongField('desks', 'desk_way')
    // its desks count at once, and are called by their names
    if (desks.some(({ name }) => !name.trim())) throw wrongField('desks', 'desk_name')
    const numbered = await numberTeams(tx, day.id, booth, desks)
    const { cells, moved } = seat(plannedCells(numbered, fields.dates, fields), await bookingsAt(tx, booth))
    if (moved.length > 0) throw new Refused('slots_booked', { count: moved.length })
    await demandDesksStay(tx, { day: day.id, page: row.page_id, desks: numbered })
    await writeDesks(tx, { day: day.id, booth, time_zone: day.time_zone }, numbered, cells)
    await writeJobs(tx, day.id, row.page_id, jobs)
    await setSpan(tx, day.id)
    await tx
      .updateTable('open_day_booths')
      .set({ written: JSON.stringify({ jobs, desks }), version: version + 1 })
      .where('id', '=', booth)
      .execute()
    await emit(ctx, tx, boothSaved, { booth, day: day.id, host: day.page_id, page: row.page_id })
  })
  return { success: true, data: await readBooth(ctx, booth) }
}

/** Places that are taken at its desks, each as somebody who has it. */
async function bookingsAt(tx: Tx, booth: string): Promise<Booking[]> {
  const cells = await tx
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select(['desk_id as desk', 'team', 'way', 'on_date as date', 'half', 'taken'])
    .where('booth_id', '=', booth)
    .where('taken', '>', 0)
    .execute()
  return cells.flatMap(({ taken, ...cell }) => Array.from({ length: taken }, (_, at) => ({ ...cell, visit: `${at}` })))
}

async function writeJobs(tx: Tx, day: string, page: string, jobs: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('open_day_jobs')
    .where('day_id', '=', day)
    .where('job_id', 'in', (own) => own.selectFrom('jobs').select('id').where('page_id', '=', page))
    .execute()
  if (jobs.length === 0) return
  // those of the host stand first
  await tx
    .insertInto('open_day_jobs')
    .values(jobs.map((job_id, at) => ({ day_id: day, job_id, position: 1000 + at })))
    .execute()
}

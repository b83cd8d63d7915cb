import { sql } from 'kysely'
import { setCover } from '#features/jobs/job-groups/cover.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'
import type { DayFields } from './day-fields.ts'
import { numberTeams } from './desk-teams.ts'
import type { DayRow } from './find-day.ts'
import { demandDesksStay } from './people-there.ts'
import { type Booking, type Moved, plannedCells, seat } from './plan-cells.ts'
import { writeDesks } from './write-desks.ts'

export const dayCover = 'open-day-cover'

type Day = Pick<DayRow, 'id' | 'page_id'>

/**
 * Makes what the team wrote what counts: texts, dates, jobs, desks and half-hours. Whoever has a place keeps it where it is
 * still there, else is seated anew.
 * @param bookings those who booked first, first
 * @returns who lost a place, and where each sits now
 * @throws Refused desk_waited_for
 */
export async function projectDay(
  ctx: Context,
  tx: Tx,
  day: Day,
  fields: DayFields,
  bookings: readonly Booking[] = [],
): Promise<Moved[]> {
  await writeTexts(tx, day, fields)
  await writeDates(tx, day, fields)
  await writeJobs(tx, day, fields)
  await setCover(ctx, tx, { id: day.id, page: day.page_id, kind: dayCover }, fields.cover_id)
  const desks = await numberTeams(tx, day.id, null, fields.desks)
  const { cells, moved } = seat(plannedCells(desks, fields.dates, fields), bookings)
  await demandDesksStay(tx, { day: day.id, page: day.page_id, desks })
  await writeDesks(tx, { day: day.id, booth: null, time_zone: fields.time_zone }, desks, cells)
  await tx
    .updateTable('open_days')
    .set({
      ...{ kind: fields.kind, way: fields.way, language: fields.language, time_zone: fields.time_zone },
      ...{
        country_id: fields.country_id,
        city_id: fields.city_id,
        cover_id: fields.cover_id,
        group_id: fields.group_id,
      },
      closes_at: fields.closes_at,
      live: JSON.stringify(fields),
    })
    .where('id', '=', day.id)
    .execute()
  await setSpan(tx, day.id)
  return moved
}

/** When a day begins and ends, by all its desks and booths and what it was made longer by. */
export async function setSpan(tx: Tx, day: string): Promise<void> {
  await sql`update open_days set (starts_at, ends_at) = (
      select min(c.starts_at), max(c.starts_at) + (30 + open_days.longer_minutes) * interval '1 minute'
      from open_day_cells c where ${isOwnedBy('open_day_cells', day, 'c')} and c.kind <> 'break')
    where id = ${day}`.execute(tx)
}

async function writeTexts(tx: Tx, { id }: Day, { texts, venue, address }: DayFields): Promise<void> {
  await tx.deleteFrom('open_day_texts').where('day_id', '=', id).execute()
  await tx
    .insertInto('open_day_texts')
    .values(
      texts.map(({ language, title, intro }) => ({
        ...{ day_id: id, language, title },
        words: sql<string>`fold_text(${[title, plainText(intro), venue, address].join(' ')})`,
      })),
    )
    .execute()
}

async function writeDates(tx: Tx, { id }: Day, { dates }: DayFields): Promise<void> {
  await tx.deleteFrom('open_day_dates').where('day_id', '=', id).execute()
  if (dates.length === 0) return
  await tx
    .insertInto('open_day_dates')
    .values(dates.map((on_date) => ({ day_id: id, on_date })))
    .execute()
}

async function writeJobs(tx: Tx, { id, page_id }: Day, { jobs }: DayFields): Promise<void> {
  // the jobs of its booths are theirs
  await tx
    .deleteFrom('open_day_jobs')
    .where('day_id', '=', id)
    .where('job_id', 'in', (own) => own.selectFrom('jobs').select('id').where('page_id', '=', page_id))
    .execute()
  if (jobs.length === 0) return
  await tx
    .insertInto('open_day_jobs')
    .values(jobs.map((job_id, position) => ({ day_id: id, job_id, position })))
    .onConflict((known) => known.doNothing())
    .execute()
}

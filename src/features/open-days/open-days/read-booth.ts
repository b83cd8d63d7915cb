import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './booth-contract.ts'
import { Desk, readFields } from './day-fields.ts'
import { dayAddress, textFor } from './day-words.ts'
import { closedAllDay, keyOf, kindAt, paint } from './hour-rules.ts'
import { boothAfter, boothMoves } from './rules.ts'

type Shown = Given<typeof contract.answerBooth>['data']
const Written = z.object({ jobs: z.array(z.string()), desks: z.array(Desk) })

const select = ({ db }: Context) =>
  db
    .selectFrom('open_day_booths as b')
    .innerJoin('open_days as o', 'o.id', 'b.day_id')
    .innerJoin('pages as host', 'host.id', 'o.page_id')
    .select(['b.id', 'b.state', 'b.version', 'b.words', 'b.written', 'host.name as host'])
    .select(['o.reference', 'o.id as day_id', 'o.state as day_state', 'o.live', 'o.written as day_written'])

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** A booth of the own page at somebody's expo. @throws Refused not_found */
export async function readBooth(ctx: Context, id: string): Promise<Shown> {
  const { page } = found(ctx.membership)
  const row = await select(ctx).where('b.id', '=', id).where('b.page_id', '=', page).executeTakeFirst()
  return shown(ctx, found(row))
}

const shownStates = ['asked', 'accepted'] as const
const overStates = ['reported', 'archived', 'cancelled'] as const

/** How many booths a page was asked for or has by now. */
export async function countOwnBooths({ db }: Context, page: string): Promise<number> {
  const { count } = await db
    .selectFrom('open_day_booths as b')
    .innerJoin('open_days as o', 'o.id', 'b.day_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('b.page_id', '=', page)
    .where('b.state', 'in', shownStates)
    .where('o.state', 'not in', overStates)
    .executeTakeFirstOrThrow()
  return count
}

/** Booths of the own page, those that wait for an answer first. */
export async function listOwnBooths(ctx: Context): Promise<Given<typeof contract.listOwnBooths>> {
  const { page } = found(ctx.membership)
  const rows = await select(ctx)
    .where('b.page_id', '=', page)
    .where('b.state', 'in', shownStates)
    .where('o.state', 'not in', overStates)
    .orderBy('b.state', 'desc')
    .orderBy('b.asked_at', 'desc')
    .limit(100)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => shown(ctx, row))) }
}

async function shown(ctx: Context, row: Row): Promise<Shown> {
  const fields = readFields(row.live ?? row.day_written)
  const text = textFor(ctx, fields)
  const { jobs, desks } = Written.parse(row.written)
  const taken = await ctx.db
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select(['desk_id as desk', 'on_date as date', 'half', 'taken'])
    .where('booth_id', '=', row.id)
    .where('taken', '>', 0)
    .execute()
  return {
    ...{ id: row.id, state: row.state, version: row.version, host: row.host, words: row.words, jobs, desks },
    day: {
      ...{
        id: row.day_id,
        way: fields.way,
        address: dayAddress(row, fields),
        title: text.title,
        state: row.day_state,
        dates: fields.dates,
      },
      ...{ time_zone: fields.time_zone, slot_minutes: fields.slot_minutes },
      hours: Object.fromEntries(fields.dates.map((date) => [date, openHours(fields.desks, date)])),
    },
    taken: Object.fromEntries(taken.map((cell) => [keyOf(cell), cell.taken])),
    may: boothMoves.filter((move) => boothAfter(row.state, move, 'guest') !== null),
  }
}

/** When any desk of the host is open: a booth begins with these hours. */
const openHours = (desks: readonly { hours: Readonly<Record<string, string>> }[], date: string): string =>
  [...closedAllDay].reduce(
    (hours, _, half) =>
      desks.some((desk) => kindAt(desk.hours[date] ?? '', half) === 'open') ? paint(hours, half, half, 'open') : hours,
    closedAllDay,
  )

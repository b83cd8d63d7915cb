import ical from 'ical-generator'
import { sql } from 'kysely'
import { calendarText } from '#features/site/slots/calendar-text.ts'
import type { Context } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { viewOf } from './day-view.ts'
import { type DayRow, findShownDay } from './find-day.ts'

/** An open day by its public address. @throws Refused not_found */
export async function showDay(
  ctx: Context,
  { address }: Taken<typeof contract.showDay>,
): Promise<Given<typeof contract.showDay>> {
  return { success: true, data: await viewOf(ctx, await findShownDay(ctx, address)) }
}

/** An open day as entries, one for each date, of a calendar (RFC 5545); a ticket has an entry of its own. @throws Refused not_found */
export async function dayCalendar(ctx: Context, { address }: Taken<typeof contract.dayCalendar>): Promise<RawAnswer> {
  const day = await findShownDay(ctx, address)
  const view = await viewOf(ctx, day)
  const url = `${ctx.settings.publicUrl}/open-days/${encodeURIComponent(view.address)}`
  const calendar = ical({ prodId: { company: ctx.brand.name.en, product: 'Open days' } })
  const host = new URL(ctx.settings.publicUrl).hostname
  const common = {
    sequence: day.version,
    stamp: ctx.now(),
    summary: `${view.title}, ${view.company.name}`,
    description: [view.directions, url].filter(Boolean).join('\n\n'),
    ...(view.venue && { location: [view.venue, view.address_line].filter(Boolean).join(', ') }),
    url,
  }
  // a day that is moved keeps its name, so the entry moves with it
  for (const [at, span] of (await hoursOf(ctx, day)).entries())
    calendar.createEvent({ ...common, ...span, id: `${day.id}${at === 0 ? '' : `.${at + 1}`}@${host}` })
  return calendarFile('open-day.ics', calendarText(calendar))
}

/** From when to when its desks are open on each of its dates: nobody's calendar is full in the night between two. */
async function hoursOf(ctx: Context, day: DayRow): Promise<{ start: Date; end: Date }[]> {
  const { rows } = await sql<{ start: Date; end: Date }>`
    select min(c.starts_at) as start, max(c.starts_at) + interval '30 minutes' as "end"
    from open_day_cells c
    where ${isOwnedBy('open_day_cells', day.id, 'c')} and c.kind <> 'break' group by c.on_date order by 1`.execute(
    ctx.db,
  )
  return rows.length > 0 ? rows : [{ start: found(day.starts_at), end: found(day.ends_at) }]
}

/** A calendar file that a browser hands on. */
export const calendarFile = (name: string, content: string): RawAnswer =>
  new RawAnswer(
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
    content,
  )

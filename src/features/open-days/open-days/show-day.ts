import ical from 'ical-generator'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { viewOf } from './day-view.ts'
import { findShownDay } from './find-day.ts'

/** An open day by its public address. @throws Refused not_found */
export async function showDay(
  ctx: Context,
  { address }: Taken<typeof contract.showDay>,
): Promise<Given<typeof contract.showDay>> {
  return { success: true, data: await viewOf(ctx, await findShownDay(ctx, address)) }
}

/** The whole day as an entry of a calendar (RFC 5545); a ticket has an entry of its own. @throws Refused not_found */
export async function dayCalendar(ctx: Context, { address }: Taken<typeof contract.dayCalendar>): Promise<RawAnswer> {
  const day = await findShownDay(ctx, address)
  const view = await viewOf(ctx, day)
  const url = `${ctx.settings.publicUrl}/open-days/${encodeURIComponent(view.address)}`
  const calendar = ical({ prodId: { company: ctx.brand.name.en, product: 'Open days' } })
  calendar.createEvent({
    id: `${day.id}@${new URL(ctx.settings.publicUrl).hostname}`,
    sequence: day.version,
    stamp: ctx.now(),
    start: found(day.starts_at),
    end: found(day.ends_at),
    summary: `${view.title}, ${view.company.name}`,
    description: [view.directions, url].filter(Boolean).join('\n\n'),
    ...(view.venue && { location: [view.venue, view.address_line].filter(Boolean).join(', ') }),
    url,
  })
  return calendarFile('open-day.ics', calendar.toString())
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

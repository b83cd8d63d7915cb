import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarText } from '#features/site/slots/calendar-text.ts'
import type { Context } from '#platform/server/context.ts'
import type { CalendarPart } from '#platform/server/mail/mail.ts'
import { codeWords } from './rules.ts'
import type { Shown } from './tickets.ts'

const half = 30 * 60_000

type For = { name: string; email: string | null; url: string; version: number; stands: boolean; words: string }

/**
 * A visit as an entry for the visitor's calendar (RFC 5545, 5546): it comes, moves and goes with the booking. Null without a half-hour.
 */
export function calendarOf(
  ctx: Context,
  ticket: Shown,
  at: Date | null,
  { name, email, url, version, stands, words }: For,
): CalendarPart | null {
  if (!at) return null
  const calendar = ical({
    prodId: { company: ctx.brand.name.en, product: 'Open days' },
    method: stands ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  })
  const { open_day: day } = ticket
  calendar.createEvent({
    id: `${ticket.id}@${new URL(ctx.settings.publicUrl).hostname}`,
    sequence: version,
    stamp: ctx.now(),
    start: at,
    end: new Date(at.getTime() + half),
    summary: `${day.title}, ${day.company.name}`,
    description: [words, codeWords(ticket.code), url].filter(Boolean).join('\n\n'),
    ...(ticket.way === 'on_site' && { location: [day.venue, ticket.address_line].filter(Boolean).join(', ') }),
    url,
    status: stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: day.company.name, email: addressIn(ctx.settings.MAIL_FROM) },
    attendees: [{ name, email: email ?? 'visitor@invalid', rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: stands ? 'REQUEST' : 'CANCEL', content: calendarText(calendar) }
}

/** The bare address of `Name <address>`. */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from

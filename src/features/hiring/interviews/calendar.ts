import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarText } from '#features/site/slots/calendar-text.ts'
import { after } from '#features/site/slots/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { CalendarPart } from '#platform/server/mail/mail.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import type { InterviewRow } from './find-interviews.ts'

type For = { name: string; email: string; language: string; url: string; company: string; title: string }

/**
 * An interview as an entry for one person's calendar (RFC 5545, 5546): an invitation while it stands, its end when it does
 * not. The number of its version lets calendars follow changes. Null without a time.
 */
export function calendarOf(ctx: Context, row: InterviewRow, at: Date | null, who: For): CalendarPart | null {
  if (!at) return null
  const stands = row.state === 'confirmed'
  const language: Language = toLanguage(who.language)
  const calendar = ical({
    prodId: { company: ctx.brand.name.en, product: 'Interviews' },
    method: stands ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  })
  calendar.createEvent({
    id: `${row.id}@${new URL(ctx.settings.publicUrl).hostname}`,
    sequence: row.version,
    stamp: ctx.now(),
    start: at,
    end: after(at, row.minutes),
    summary: ctx.wording.say(language, 'interviews.calendar.title', { job: who.title, company: who.company }),
    description: [row.note, row.link ?? '', who.url].filter(Boolean).join('\n\n'),
    ...(row.kind === 'on_site' && { location: row.place }),
    ...(row.kind === 'online' && row.link && { location: row.link }),
    url: who.url,
    status: stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: who.company, email: addressIn(ctx.settings.MAIL_FROM) },
    attendees: [{ name: who.name, email: who.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: stands ? 'REQUEST' : 'CANCEL', content: calendarText(calendar) }
}

/** The bare address of `Name <address>`. */
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from

import type { ICalCalendar } from 'ical-generator'

/** A calendar as a file: every line ends as RFC 5545 (3.1) wants it, the last one too. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`

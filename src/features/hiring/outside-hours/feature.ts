import type { Feature } from '#platform/server/feature.ts'
import { busyOutside } from './busy-outside.ts'
import { outsideHoursHandlers } from './handlers.ts'
import { outsideHoursHolding } from './holding.ts'
import { readOutsideCalendar, readOutsideCalendars } from './read-calendar.ts'

export const outsideHours: Feature = {
  calls: outsideHoursHandlers,
  background: [readOutsideCalendar],
  schedule: [{ cron: '*/15 * * * *', task: readOutsideCalendars }],
  holdings: [outsideHoursHolding],
  busy: busyOutside,
  forgets: {
    people: {
      'outside_calendars.user_id': 'erased',
    },
    after: {
      'outside_calendars.user_id': {
        'outside_hours.user_id': 'erased',
      },
    },
  },
}

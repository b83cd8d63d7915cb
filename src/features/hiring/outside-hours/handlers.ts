import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import * as calendar from './keep-calendar.ts'

export const outsideHoursHandlers = [
  handle(contract.showOutsideCalendar, calendar.showOutsideCalendar),
  handle(contract.keepOutsideCalendar, calendar.keepOutsideCalendar),
  handle(contract.endOutsideCalendar, calendar.endOutsideCalendar),
  handle(contract.listOutsideHours, calendar.listOutsideHours),
]

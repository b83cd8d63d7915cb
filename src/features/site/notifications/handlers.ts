import { handle } from '#platform/server/http/door.ts'
import { countUnread, listNotifications, readNotifications } from './bell.ts'
import * as contract from './contract.ts'

export const notificationHandlers = [
  handle(contract.list, listNotifications),
  handle(contract.unread, countUnread),
  handle(contract.readAll, readNotifications),
]

import { handle } from '#platform/server/http/door.ts'
import { countUnread, listNotifications, readNotifications, subscribePush } from './bell.ts'
import * as contract from './contract.ts'

export const notificationHandlers = [
  handle(contract.list, listNotifications),
  handle(contract.unread, countUnread),
  handle(contract.readAll, readNotifications),
  handle(contract.subscribe, subscribePush),
]

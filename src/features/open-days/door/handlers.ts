import { handle } from '#platform/server/http/door.ts'
import { checkIn, checkOut } from './check-in.ts'
import * as contract from './contract.ts'
import { showDoor } from './show-door.ts'

export const doorHandlers = [
  handle(contract.showDoor, showDoor),
  handle(contract.checkIn, checkIn),
  handle(contract.checkOut, checkOut),
]

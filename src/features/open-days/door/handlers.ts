import { handle } from '#platform/server/http/door.ts'
import { bringBack, checkIn, checkOut } from './check-in.ts'
import * as contract from './contract.ts'
import { putFirst } from './put-first.ts'
import { showDoor } from './show-door.ts'
import { walkInQr } from './walk-in-code.ts'

export const doorHandlers = [
  handle(contract.showDoor, showDoor),
  handle(contract.walkInQr, walkInQr),
  handle(contract.checkIn, checkIn),
  handle(contract.checkOut, checkOut),
  handle(contract.bringBack, bringBack),
  handle(contract.putFirst, putFirst),
]

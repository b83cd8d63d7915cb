import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { askAgency, decide, openPerson } from './decide.ts'
import { printOwnPacket, printPacket } from './print-packet.ts'
import { printPerson, showOwnPacket, showPacket } from './show-packet.ts'

export const clientReviewHandlers = [
  handle(contract.showPacket, showPacket),
  handle(contract.openPerson, openPerson),
  handle(contract.decide, decide),
  handle(contract.askAgency, askAgency),
  handle(contract.printPerson, printPerson),
  handle(contract.printPacket, printPacket),
  handle(contract.printOwnPacket, printOwnPacket),
  handle(contract.showOwnPacket, showOwnPacket),
]

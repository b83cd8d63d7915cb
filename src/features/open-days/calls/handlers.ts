import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showDeskCall, showLinkCall } from './show-call.ts'
import { readDeskSignals, readLinkSignals, signalFromDesk, signalFromLink } from './signals.ts'

export const callHandlers = [
  handle(contract.showDeskCall, showDeskCall),
  handle(contract.signalFromDesk, signalFromDesk),
  handle(contract.readDeskSignals, readDeskSignals),
  handle(contract.showLinkCall, showLinkCall),
  handle(contract.signalFromLink, signalFromLink),
  handle(contract.readLinkSignals, readLinkSignals),
]

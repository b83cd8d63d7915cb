import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listCallInvitations, readGuestSignals, showGuestCall, signalFromGuest } from './guest-call.ts'
import * as guests from './guest-contract.ts'
import { answerGuest, endGuest, inviteGuest, knockAtCall, listColleagues } from './guests.ts'
import { showDeskCall, showLinkCall } from './show-call.ts'
import { readDeskSignals, readLinkSignals, signalFromDesk, signalFromLink } from './signals.ts'
import * as texts from './text-contract.ts'
import { showDeskTexts, showGuestTexts, showLinkTexts, writeAsGuest, writeAtDesk, writeByLink } from './texts.ts'

export const callHandlers = [
  handle(contract.showDeskCall, showDeskCall),
  handle(contract.signalFromDesk, signalFromDesk),
  handle(contract.readDeskSignals, readDeskSignals),
  handle(contract.showLinkCall, showLinkCall),
  handle(contract.signalFromLink, signalFromLink),
  handle(contract.readLinkSignals, readLinkSignals),
  handle(texts.showDeskTexts, showDeskTexts),
  handle(texts.writeAtDesk, writeAtDesk),
  handle(texts.showLinkTexts, showLinkTexts),
  handle(texts.writeByLink, writeByLink),
  handle(texts.showGuestTexts, showGuestTexts),
  handle(texts.writeAsGuest, writeAsGuest),
  handle(guests.inviteGuest, inviteGuest),
  handle(guests.endGuest, endGuest),
  handle(guests.answerGuest, answerGuest),
  handle(guests.showGuestCall, showGuestCall),
  handle(guests.knockAtCall, knockAtCall),
  handle(guests.signalFromGuest, signalFromGuest),
  handle(guests.readGuestSignals, readGuestSignals),
  handle(guests.listCallInvitations, listCallInvitations),
  handle(guests.listColleagues, listColleagues),
]

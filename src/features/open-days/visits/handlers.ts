import { handle } from '#platform/server/http/door.ts'
import { bookParty } from './book-party.ts'
import { bookVisit } from './book-visit.ts'
import { answerOffer, cancelVisit, changeVisit, claimVisit } from './change-visit.ts'
import * as contract from './contract.ts'
import { listVisits } from './list-visits.ts'
import { previewChanges, publishChanges } from './publish-day.ts'
import { listMyVisits, showTickets } from './show-tickets.ts'
import * as teamContract from './team-contract.ts'
import { cancelForVisitor, givePlace, inviteToDay, withdrawOffer } from './team-verbs.ts'
import { visitCalendar, visitPdf, visitQr } from './ticket-files.ts'

export const visitHandlers = [
  handle(contract.bookVisit, bookVisit),
  handle(contract.bookParty, bookParty),
  handle(contract.showTickets, showTickets),
  handle(contract.changeVisit, changeVisit),
  handle(contract.cancelVisit, cancelVisit),
  handle(contract.answerOffer, answerOffer),
  handle(contract.claimVisit, claimVisit),
  handle(contract.visitCalendar, visitCalendar),
  handle(contract.visitQr, visitQr),
  handle(contract.visitPdf, visitPdf),
  handle(contract.listMyVisits, listMyVisits),
  handle(teamContract.previewChanges, previewChanges),
  handle(teamContract.publishChanges, publishChanges),
  handle(teamContract.listVisits, listVisits),
  handle(teamContract.givePlace, givePlace),
  handle(teamContract.withdrawOffer, withdrawOffer),
  handle(teamContract.cancelForVisitor, cancelForVisitor),
  handle(teamContract.inviteToDay, inviteToDay),
]

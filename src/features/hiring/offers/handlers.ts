import { handle } from '#platform/server/http/door.ts'
import * as answers from './answer-offer.ts'
import * as contract from './contract.ts'
import * as letters from './letter-contract.ts'
import * as lists from './list-offers.ts'
import * as others from './other-applications.ts'
import * as texts from './page-texts.ts'
import { sendOffer } from './send-offer.ts'
import * as shown from './show-letter.ts'
import * as moves from './team-moves.ts'
import { saveOffer, writeOffer } from './write-offer.ts'

export const offerHandlers = [
  handle(contract.listOffers, lists.listOffers),
  handle(contract.countOffers, lists.countOffers),
  handle(contract.offersOf, lists.offersOf),
  handle(contract.writeOffer, writeOffer),
  handle(contract.saveOffer, saveOffer),
  handle(contract.previewLetter, texts.previewLetter),
  handle(contract.askApproval, moves.askApproval),
  handle(contract.approveOffer, moves.approveOffer),
  handle(contract.returnOffer, moves.returnOffer),
  handle(contract.sendOffer, sendOffer),
  handle(contract.withdrawOffer, moves.withdrawOffer),
  handle(contract.offerLetter, shown.offerLetter),
  handle(contract.showTexts, texts.showTexts),
  handle(contract.saveText, texts.saveText),
  handle(contract.previewText, texts.previewText),
  handle(letters.myOffers, shown.myOffers),
  handle(letters.showOffer, shown.showOffer),
  handle(letters.viewOffer, answers.viewOffer),
  handle(letters.acceptOffer, answers.acceptOffer),
  handle(letters.declineOffer, answers.declineOffer),
  handle(letters.askAboutOffer, answers.askAboutOffer),
  handle(letters.letterFile, shown.letterFile),
  handle(letters.otherApplications, others.otherApplications),
  handle(letters.withdrawOthers, others.withdrawOthers),
  handle(letters.othersByLink, others.othersByLink),
  handle(letters.withdrawByLink, others.withdrawByLink),
]

import { handle } from '#platform/server/http/door.ts'
import { excludePage, includePage, setVisibility } from './contact/hide.ts'
import { answerRequest, askPerson } from './contact/requests.ts'
import { unlockCv } from './contact/unlock-cv.ts'
import { showCredits, whoHasMyCv } from './contact/who-has-my-cv.ts'
import * as contact from './contact-contract.ts'
import * as contract from './contract.ts'
import { changeBasket, hidePerson, listBasket } from './find/marks.ts'
import { openCvSearch } from './find/open-search.ts'
import { cvFacets, searchCvs } from './find/search-cvs.ts'
import { showCvSheet } from './find/show-sheet.ts'
import { suggestTerms } from './find/suggest-terms.ts'
import * as open from './open-contract.ts'
import { changeSaved, deleteSaved, listSaved, openSaved, saveSearch, stopSaved } from './saved/saved-searches.ts'
import * as saved from './saved-contract.ts'

export const cvSearchHandlers = [
  handle(contract.searchCvs, searchCvs),
  handle(contract.cvFacets, cvFacets),
  handle(contract.suggestTerms, suggestTerms),
  handle(contract.showCvSheet, showCvSheet),
  handle(contract.hidePerson, hidePerson),
  handle(contract.listBasket, listBasket),
  handle(contract.changeBasket, changeBasket),
  handle(open.openCvSearch, openCvSearch),
  handle(contact.showCredits, showCredits),
  handle(contact.unlockCv, unlockCv),
  handle(contact.askPerson, askPerson),
  handle(contact.whoHasMyCv, whoHasMyCv),
  handle(contact.answerRequest, answerRequest),
  handle(contact.setVisibility, setVisibility),
  handle(contact.excludePage, excludePage),
  handle(contact.includePage, includePage),
  handle(saved.listSaved, listSaved),
  handle(saved.saveSearch, saveSearch),
  handle(saved.changeSaved, changeSaved),
  handle(saved.openSaved, openSaved),
  handle(saved.deleteSaved, deleteSaved),
  handle(saved.stopSaved, stopSaved),
]

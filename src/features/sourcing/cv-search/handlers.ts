import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { changeBasket, listBasket, putAside } from './find/marks.ts'
import { openCvSearch } from './find/open-search.ts'
import { cvFacets, searchCvs } from './find/search-cvs.ts'
import { showCvSheet } from './find/show-sheet.ts'
import { excludePage, includePage, setVisibility } from './reach/hide.ts'
import { answerRequest, askPerson } from './reach/requests.ts'
import { unlockCv } from './reach/unlock-cv.ts'
import { showCredits, whoHasMyCv } from './reach/who-has-my-cv.ts'
import * as reach from './reach-contract.ts'
import { changeSaved, deleteSaved, listSaved, openSaved, saveSearch, stopSaved } from './saved/saved-searches.ts'
import * as saved from './saved-contract.ts'

export const cvSearchHandlers = [
  handle(contract.searchCvs, searchCvs),
  handle(contract.cvFacets, cvFacets),
  handle(contract.showCvSheet, showCvSheet),
  handle(contract.putAside, putAside),
  handle(contract.listBasket, listBasket),
  handle(contract.changeBasket, changeBasket),
  handle(contract.openCvSearch, openCvSearch),
  handle(reach.showCredits, showCredits),
  handle(reach.unlockCv, unlockCv),
  handle(reach.askPerson, askPerson),
  handle(reach.whoHasMyCv, whoHasMyCv),
  handle(reach.answerRequest, answerRequest),
  handle(reach.setVisibility, setVisibility),
  handle(reach.excludePage, excludePage),
  handle(reach.includePage, includePage),
  handle(saved.listSaved, listSaved),
  handle(saved.saveSearch, saveSearch),
  handle(saved.changeSaved, changeSaved),
  handle(saved.openSaved, openSaved),
  handle(saved.deleteSaved, deleteSaved),
  handle(saved.stopSaved, stopSaved),
]

import { handle } from '#platform/server/http/door.ts'
import { confirmCv } from './confirm-cv.ts'
import * as contract from './contract.ts'
import { fillProfile, offerProfile } from './fill-profile.ts'
import { copyCv, startCv } from './make-cv.ts'
import { choosePrimaryCv, deleteCv, readAgain, renameCv } from './manage-cv.ts'
import { readAnotherFile } from './read-another-file.ts'
import { saveCv } from './save-cv.ts'
import { showCv } from './show-cv.ts'
import { listVersions, restoreVersion } from './versions.ts'

export const cvBuilderHandlers = [
  handle(contract.showCv, showCv),
  handle(contract.saveCv, saveCv),
  handle(contract.confirmCv, confirmCv),
  handle(contract.startCv, startCv),
  handle(contract.copyCv, copyCv),
  handle(contract.renameCv, renameCv),
  handle(contract.choosePrimaryCv, choosePrimaryCv),
  handle(contract.deleteCv, deleteCv),
  handle(contract.readAgain, readAgain),
  handle(contract.readAnotherFile, readAnotherFile),
  handle(contract.listVersions, listVersions),
  handle(contract.restoreVersion, restoreVersion),
  handle(contract.offerProfile, offerProfile),
  handle(contract.fillProfile, fillProfile),
]

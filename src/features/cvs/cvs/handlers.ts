import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { cvInfo } from './cv-info.ts'
import { addCv, countCvs, listCvs } from './cvs.ts'
import { giveResume } from './give-resume.ts'
import { importResume } from './import-resume.ts'
import * as photos from './photo-contract.ts'
import { joinPhotos, lookAtCv } from './photo-cv.ts'
import { previewCv, previewPage } from './show-preview.ts'

export const cvHandlers = [
  handle(contract.listCvs, listCvs),
  handle(contract.addCv, addCv),
  handle(contract.importResume, importResume),
  handle(contract.giveResume, giveResume),
  handle(contract.cvInfo, cvInfo),
  handle(contract.countCvs, countCvs),
  handle(photos.joinPhotos, joinPhotos),
  handle(photos.lookAtCv, lookAtCv),
  handle(contract.previewCv, previewCv),
  handle(contract.previewPage, previewPage),
]

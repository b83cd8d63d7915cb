import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { cvInfo } from './cv-info.ts'
import { countCvs, listCvs, storeCv } from './cvs.ts'
import { giveResume } from './give-resume.ts'
import { importResume } from './import-resume.ts'
import { previewCv, previewPage } from './show-preview.ts'

export const cvHandlers = [
  handle(contract.listCvs, listCvs),
  handle(contract.storeCv, storeCv),
  handle(contract.importResume, importResume),
  handle(contract.giveResume, giveResume),
  handle(contract.cvInfo, cvInfo),
  handle(contract.countCvs, countCvs),
  handle(contract.previewCv, previewCv),
  handle(contract.previewPage, previewPage),
]

import { handle } from '#platform/server/http/door.ts'
import { addPage } from './add-page.ts'
import * as contract from './contract.ts'
import { suggestCompany } from './find-pages.ts'
import { choosePage, myPages } from './membership.ts'
import {
  resubscribePage,
  sendPageVerification,
  setPageEmail,
  showPageEmail,
  unsubscribePage,
  verifyPageEmail,
} from './page-email.ts'
import { listClients, showFirstPictures, showGallery } from './page-pictures.ts'
import { showPage } from './show-page.ts'

export const pageHandlers = [
  handle(contract.suggestCompany, suggestCompany),
  handle(contract.listClients, listClients),
  handle(contract.countryGallery, showGallery),
  handle(contract.firstPictures, showFirstPictures),
  handle(contract.addPage, addPage),
  handle(contract.showPage, showPage),
  handle(contract.myPages, myPages),
  handle(contract.choosePage, choosePage),
  handle(contract.showPageEmail, showPageEmail),
  handle(contract.setPageEmail, setPageEmail),
  handle(contract.sendPageVerification, sendPageVerification),
  handle(contract.verifyPageEmail, verifyPageEmail),
  handle(contract.unsubscribePage, unsubscribePage),
  handle(contract.resubscribePage, resubscribePage),
]

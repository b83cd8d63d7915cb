import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showBanner } from './shown-banner.ts'
import { addBanner, changeBanner, endBanner, listBanners } from './write-banner.ts'

export const bannerHandlers = [
  handle(contract.showBanner, showBanner),
  handle(contract.listBanners, listBanners),
  handle(contract.addBanner, addBanner),
  handle(contract.changeBanner, changeBanner),
  handle(contract.endBanner, endBanner),
]

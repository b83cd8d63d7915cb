import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { followLink } from './follow-link.ts'
import { share } from './share.ts'
import { showCard } from './show-card.ts'
import { showPoster } from './show-poster.ts'
import { showQr } from './show-qr.ts'

export const sharingHandlers = [
  handle(contract.share, share),
  handle(contract.followLink, followLink),
  handle(contract.showQr, showQr),
  handle(contract.showPoster, showPoster),
  handle(contract.showCard, showCard),
]

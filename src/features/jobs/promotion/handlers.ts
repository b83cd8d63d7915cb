import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listPromotions } from './list-promotions.ts'
import { endPromotion, promote } from './promote.ts'
import { promotedGroups } from './promoted-groups.ts'

export const promotionHandlers = [
  handle(contract.listPromotions, listPromotions),
  handle(contract.promote, promote),
  handle(contract.endPromotion, endPromotion),
  handle(contract.promotedGroups, promotedGroups),
]

import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { hrefsOf } from './rules.ts'
import { listSwitches, setSwitch } from './set-switch.ts'
import { offFor, stateOf } from './stand-of.ts'

export const switchHandlers = [
  handle(contract.showSwitches, async (ctx) => {
    const [off, site] = [await offFor(ctx, ctx.me), await stateOf(ctx, 'site')]
    return { success: true as const, data: { off, hrefs: hrefsOf(off), closed: site.audience !== 'everyone' } }
  }),
  handle(contract.listSwitches, listSwitches),
  handle(contract.setSwitch, setSwitch),
]

import type { Gate } from '#platform/server/gate.ts'
import { closedSeconds } from '#platform/server/http/problem.ts'
import type { Call } from '#platform/shared/contract.ts'
import { isAdmitted, partOf, type SwitchName } from './rules.ts'
import { isOnFor, isStaffMember, stateOf } from './stand-of.ts'

const parts = new WeakMap<Call, SwitchName | null>()

/** The part of a call, found once. */
function partOfCall(call: Call): SwitchName | null {
  const known = parts.get(call)
  if (known !== undefined) return known
  const part = partOf(call) ?? null
  parts.set(call, part)
  return part
}

/** What the door and the pages ask before anything else. */
export const gate: Gate = {
  async shut(world) {
    const { audience, until } = await stateOf(world, 'site')
    if (audience === 'everyone') return null
    // a time that is over says nothing any more
    const seconds = until ? Math.ceil((until.getTime() - world.now().getTime()) / 1000) : 0
    return seconds > 0 ? seconds : closedSeconds
  },
  admits: (me, path) => isStaffMember(me) || isAdmitted(path),
  async isOff(world, me, call) {
    const part = partOfCall(call)
    return part !== null && !(await isOnFor(world, me, part))
  },
}

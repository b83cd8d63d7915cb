import type { Call, Limit } from '#platform/shared/contract.ts'
import type { Counters } from '../counters.ts'
import { consume, keyOf } from '../tries.ts'

/** Counts calls per address and per account; what is counted per account alone does not silence a whole office. */
export type Limits = {
  take: (call: Call, address: string, account: string | null) => Promise<void>
  /** Counts it for the holder of a link, and for everybody behind the address as for a crowd. */
  takeOfLink: (call: Call, address: string, link: string) => Promise<void>
}

/** So many times what one may ask is asked from one address: a hall of 3,000, whose phones ask a tenth of what they may. */
const crowd = 300

/** Whatever a call does not say itself: generous for people, a wall for loops. */
const usual: Record<'read' | 'write', Limit> = {
  read: { times: 600, seconds: 60 },
  write: { times: 120, seconds: 60 },
}

export const makeLimits = (counters: Counters): Limits => ({
  async take(call, address, account) {
    const limit = call.limit ?? usual[call.method === 'GET' ? 'read' : 'write']
    const name = call.limit ? `${call.method} ${call.path}` : call.method === 'GET' ? 'read' : 'write'
    const counter = counters.named(name, limit)
    if (!counter) return
    const keys =
      !account || limit.per === 'address' ? [address] : limit.per === 'account' ? [account] : [address, account]
    for (const key of keys) await consume(counter, key)
  },
  async takeOfLink(call, address, link) {
    if (!call.limit) return
    const { times, seconds } = call.limit
    const name = `${call.method} ${call.path}`
    const [everybody, holder] = [
      counters.named(`${name} crowd`, { times: times * crowd, seconds }),
      counters.named(name, call.limit),
    ]
    if (!everybody || !holder) return
    await consume(everybody, address)
    await consume(holder, keyOf(link))
  },
})

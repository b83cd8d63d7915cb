import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { Call, Limit } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { Settings } from '../settings.ts'

/** Counts calls per address and per account; shared between processes when there is a Redis. */
export type Limits = {
  take: (call: Call, address: string, account: string | null) => Promise<void>
  close: () => Promise<void>
}

/** Whatever a call does not say itself: generous for people, a wall for loops. */
const usual: Record<'read' | 'write', Limit> = {
  read: { times: 600, seconds: 60 },
  write: { times: 120, seconds: 60 },
}

export async function makeLimits(settings: Settings): Promise<Limits> {
  if (settings.RATE_LIMIT === 'off') return { take: async () => {}, close: async () => {} }
  const redis = settings.REDIS_URL ? await createClient({ url: settings.REDIS_URL }).connect() : null
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiter = (name: string, limit: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: limit.times, duration: limit.seconds }
    const made = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true })
      : new RateLimiterMemory(options)
    limiters.set(name, made)
    return made
  }
  return {
    async take(call, address, account) {
      const limit = call.limit ?? usual[call.method === 'GET' ? 'read' : 'write']
      const name = call.limit ? `${call.method} ${call.path}` : call.method === 'GET' ? 'read' : 'write'
      const keys = account && limit.per !== 'address' ? [address, account] : [address]
      for (const key of keys) await consume(limiter(name, limit), key)
    },
    async close() {
      await redis?.close()
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    const wait = (refused as { msBeforeNext?: number }).msBeforeNext
    if (wait === undefined) throw refused
    throw new Refused('too_many', { retry_after: Math.max(1, Math.ceil(wait / 1000)) })
  }
}

import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { Settings } from './settings.ts'

/** Counts what may happen only so often: in memory, or in Redis where several processes share it. */
export type Counters = {
  /** The counter of this name, made when first asked for; null while RATE_LIMIT is off. */
  named: (name: string, limit: { times: number; seconds: number }) => RateLimiterAbstract | null
  close: () => Promise<void>
}

export async function openCounters(settings: Settings): Promise<Counters> {
  if (settings.RATE_LIMIT === 'off') return { named: () => null, close: async () => {} }
  const redis = settings.REDIS_URL ? await createClient({ url: settings.REDIS_URL }).connect() : null
  const made = new Map<string, RateLimiterAbstract>()
  return {
    named(name, { times, seconds }) {
      const known = made.get(name)
      if (known) return known
      const options = { keyPrefix: name, points: times, duration: seconds }
      const counter = redis
        ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true })
        : new RateLimiterMemory(options)
      made.set(name, counter)
      return counter
    },
    async close() {
      await redis?.close()
    },
  }
}

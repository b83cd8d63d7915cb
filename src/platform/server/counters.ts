import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Redis } from './redis.ts'
import type { Settings } from './settings.ts'

/** Counts what may happen only so often: in memory, or in Redis where several processes share it. */
export type Counters = {
  /** The counter of this name, made when first asked for; null while RATE_LIMIT is off. */
  named: (name: string, limit: { times: number; seconds: number }) => RateLimiterAbstract | null
}

/** While Redis is away each process counts for itself, and nobody waits for it; it is found again as soon as it is back. */
export function openCounters(settings: Settings, redis: Redis | null): Counters {
  if (settings.RATE_LIMIT === 'off') return { named: () => null }
  const made = new Map<string, RateLimiterAbstract>()
  return {
    named(name, { times, seconds }) {
      const known = made.get(name)
      if (known) return known
      const options = { keyPrefix: name, points: times, duration: seconds }
      const counter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis.client,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            insuranceLimiter: new RateLimiterMemory(options),
          })
        : new RateLimiterMemory(options)
      made.set(name, counter)
      return counter
    },
  }
}

import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Counts what may happen only so often: in memory, or in Redis where several processes share it. */
export type Counters = {
  /** The counter of this name, made when first asked for; null while RATE_LIMIT is off. */
  named: (name: string, limit: { times: number; seconds: number }) => RateLimiterAbstract | null
  close: () => Promise<void>
}

/** While Redis is away each process counts for itself, and nobody waits for it; it is found again as soon as it is back. */
export function openCounters(settings: Settings, log: Log): Counters {
  if (settings.RATE_LIMIT === 'off') return { named: () => null, close: async () => {} }
  const redis = settings.REDIS_URL ? reach(settings.REDIS_URL, log) : null
  const made = new Map<string, RateLimiterAbstract>()
  return {
    named(name, { times, seconds }) {
      const known = made.get(name)
      if (known) return known
      const options = { keyPrefix: name, points: times, duration: seconds }
      const counter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            insuranceLimiter: new RateLimiterMemory(options),
          })
        : new RateLimiterMemory(options)
      made.set(name, counter)
      return counter
    },
    async close() {
      if (redis?.isOpen) redis.destroy()
    },
  }
}

/** A connection that comes back by itself. What is asked meanwhile fails at once, and an answer is not waited for long. */
function reach(url: string, log: Log) {
  let isAway = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(3_000, 100 * 2 ** Math.min(tries, 5)) },
    commandOptions: { timeout: 500 },
  })
  // unheard, the event would end the process
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ error: error.message }, 'Redis is away: limits count for this process alone')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  client.connect().catch((error: Error) => log.warn({ error: error.message }, 'Redis was not reached'))
  return client
}

import { setTimeout as rest } from 'node:timers/promises'
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
            storeClient: redis.client,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            insuranceLimiter: new RateLimiterMemory(options),
          })
        : new RateLimiterMemory(options)
      made.set(name, counter)
      return counter
    },
    async close() {
      redis?.close()
    },
  }
}

const pulseEvery = 1_000
const longestSilence = 1_000

/** A connection that comes back by itself. What is asked meanwhile fails at once. */
function reach(url: string, log: Log) {
  let isAway = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(3_000, 100 * 2 ** Math.min(tries, 5)) },
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
  const connect = () => client.connect().catch((error: Error) => log.debug({ err: error }, 'Redis was not reached'))
  // one that hangs without a word keeps what it was asked for ever: it is left, and asked again once it answers
  const pulse = setInterval(async () => {
    if (!client.isReady) return
    const answers = await Promise.race([client.ping().then(Boolean, () => false), rest(longestSilence, false)])
    if (answers || !client.isOpen) return
    log.warn('Redis does not answer: limits count for this process alone')
    client.destroy()
    void connect()
  }, pulseEvery)
  void connect()
  return {
    client,
    close() {
      clearInterval(pulse)
      if (client.isOpen) client.destroy()
    },
  }
}

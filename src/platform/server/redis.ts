import { setTimeout as rest } from 'node:timers/promises'
import { createClient } from 'redis'
import type { Log } from './log.ts'
import { redisReady } from './observe/metrics.ts'
import type { Settings } from './settings.ts'

export type RedisClient = ReturnType<typeof createClient>

export type Redis = {
  client: RedisClient
  /** Tells whoever listens on this channel, in every process. @throws Error Redis is away */
  publish: (channel: string, text: string) => Promise<void>
  /** Hears a channel until closed; `missed` when it may not have heard something. */
  subscribe: (channel: string, hear: (text: string) => void, missed: () => void) => void
  close: () => void
}

const pulseEvery = 1_000
const longestSilence = 1_000
/** Of a line that only hears; longer than three of its own questions, in ms. */
const hearing = { askEvery: 2_000, longestSilence: 7_000 }

/** What REDIS_URL names; null where it is not set. Its connections come back by themselves, and what is asked meanwhile fails at once. */
export function openRedis({ REDIS_URL: url }: Settings, log: Log): Redis | null {
  if (!url) return null
  const client = open(url, log)
  redisReady.set(0)
  client.on('ready', () => redisReady.set(1))
  client.on('error', () => redisReady.set(0))
  const stopPulse = keepPulse(client, log)
  const hearers: RedisClient[] = []
  return {
    client,
    async publish(channel, text) {
      await client.publish(channel, text)
    },
    subscribe(channel, hear, missed) {
      const hearer = open(url, log, { pingInterval: hearing.askEvery, socketTimeout: hearing.longestSilence })
      hearers.push(hearer)
      let isFirst = true
      hearer.on('ready', () => {
        if (!isFirst) missed()
        isFirst = false
      })
      void reach(hearer, log).then(() => hearer.subscribe(channel, hear))
    },
    close() {
      stopPulse()
      for (const one of [client, ...hearers]) if (one.isOpen) one.destroy()
    },
  }
}

type Hearing = { pingInterval?: number; socketTimeout?: number }

function open(url: string, log: Log, { pingInterval, socketTimeout }: Hearing = {}): RedisClient {
  let isAway = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    ...(pingInterval === undefined ? {} : { pingInterval }),
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (tries) => Math.min(3_000, 100 * 2 ** Math.min(tries, 5)),
      ...(socketTimeout === undefined ? {} : { socketTimeout }),
    },
  })
  // unheard, the event would end the process
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ error: error.message }, 'Redis is away')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  return client as RedisClient
}

const reach = (client: RedisClient, log: Log) =>
  client.connect().catch((error: Error) => log.debug({ err: error }, 'Redis was not reached'))

/** One that hangs without a word keeps what it was asked for ever: it is left, and asked again once it answers. */
function keepPulse(client: RedisClient, log: Log): () => void {
  const pulse = setInterval(async () => {
    if (!client.isReady) return
    const answers = await Promise.race([client.ping().then(Boolean, () => false), rest(longestSilence, false)])
    if (answers || !client.isOpen) return
    log.warn('Redis does not answer')
    client.destroy()
    void reach(client, log)
  }, pulseEvery)
  void reach(client, log)
  return () => clearInterval(pulse)
}

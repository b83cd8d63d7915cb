import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { patience } from '../db/pools.ts'
import type { Log } from '../log.ts'
import type { Redis } from '../redis.ts'
import { type LiveWord, liveChannel } from './publish.ts'

/** Who is told what the database calls out. */
export type Ear = {
  tell: (word: LiveWord) => void
  /** Sessions or rights of this person, or of those of this page, are not what they were. */
  changed: (whom: string) => void
  /** Nobody listened for a while. */
  missed: () => void
}

/** What triggers of the database say, beside the words of events. */
type Changed = { changed: string }

/** A question now and then keeps a line that hangs from being taken for a quiet one, in ms. */
const askEvery = 20_000

/** Keeps one connection listening for live words; a lost one is opened again. */
export function listen(config: pg.PoolConfig, ear: Ear, log: Log): { close: () => Promise<void> } {
  let closed = false
  let isFirst = true
  let client: pg.Client | undefined
  let connecting: Promise<unknown> | undefined
  const stay = async () => {
    while (!closed) {
      try {
        const own = new pg.Client({
          ...config,
          ...patience,
          query_timeout: 5_000,
          application_name: `masar-live-${process.pid}`,
        })
        client = own
        const lost = new Promise<void>((resolve) => own.once('end', resolve))
        own.on('error', () => {})
        own.on('notification', ({ payload }) => hear(ear, payload, log))
        connecting = own.connect()
        await connecting
        await own.query(`listen ${liveChannel}`)
        if (!isFirst) ear.missed()
        isFirst = false
        const asking = setInterval(() => own.query('select 1').catch(() => hangUp(own)), askEvery)
        await lost
        clearInterval(asking)
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'live messages wait for the database')
      }
      if (!closed) await wait(500)
    }
  }
  const staying = stay()
  return {
    async close() {
      closed = true
      // ended in the middle of connecting, a client says neither that it is there nor that it is gone
      await connecting?.catch(() => {})
      await client?.end().catch(() => {})
      await staying
    },
  }
}

/** Keeps hearing the words that are told by Redis. */
export function listenByRedis(redis: Redis, ear: Ear, log: Log): void {
  redis.subscribe(liveChannel, (text) => hear(ear, text, log), ear.missed)
}

function hear(ear: Ear, text = '{}', log: Log): void {
  try {
    const said = JSON.parse(text) as LiveWord | Changed
    if ('changed' in said) ear.changed(said.changed)
    else ear.tell(said)
  } catch (error) {
    log.error({ err: error }, 'a live word could not be told')
  }
}

/** Not by `end`, which would wait for an answer. */
const hangUp = (client: pg.Client) =>
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()

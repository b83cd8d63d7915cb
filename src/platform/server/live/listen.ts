import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Hub } from './hub.ts'
import { type LiveWord, liveChannel } from './publish.ts'

/** Keeps one connection listening for live words; a lost one is opened again. */
export function listen(config: pg.PoolConfig, hub: Hub, log: Log): { close: () => Promise<void> } {
  let closed = false
  let client: pg.Client | undefined
  let connecting: Promise<unknown> | undefined
  const stay = async () => {
    while (!closed) {
      try {
        client = new pg.Client({ ...config, application_name: `masar-live-${process.pid}` })
        const lost = new Promise<void>((resolve) => client?.once('end', resolve))
        client.on('error', () => {})
        client.on('notification', ({ payload }) => hub.tell(JSON.parse(payload ?? '{}') as LiveWord))
        connecting = client.connect()
        await connecting
        await client.query(`listen ${liveChannel}`)
        await lost
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

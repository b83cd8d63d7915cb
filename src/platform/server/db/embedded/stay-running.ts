import { setTimeout as rest } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { isMarkAlive, markOf } from './processes.ts'
import type { Embedded } from './start-embedded.ts'

const lookEvery = 500
const longestPause = 10_000
/** Longer than any recovery of a small database; then somebody else has to start this process anew, in ms. */
const hopeless = 60_000

export type Guarded = {
  /** Whether the server is there, or may still come back. */
  isLive: () => boolean
  stop: () => Promise<void>
}

/**
 * Looks after the bundled server for as long as this process needs it: one that was killed is started again, and `onMoved` hears
 * where it is now.
 * @param start starts the server, or finds it started by another process
 */
export function stayRunning(
  first: Embedded,
  start: () => Promise<Embedded>,
  onMoved: (connection: Embedded['connection']) => void,
  log: Log,
): Guarded {
  const started = [first]
  const stopping = new AbortController()
  let mark = markOf(first.pid)
  let goneSince: number | null = null
  const again = async () => {
    goneSince ??= Date.now()
    try {
      const embedded = await start()
      started.push(embedded)
      mark = markOf(embedded.pid)
      onMoved(embedded.connection)
      log.warn({ seconds: (Date.now() - goneSince) / 1000 }, 'the bundled database runs again')
      goneSince = null
    } catch (error) {
      log.error({ error: (error as Error).message }, 'the bundled database does not start')
    }
  }
  const look = async () => {
    for (let pause = lookEvery; !stopping.signal.aborted; await rest(pause, null, stopping).catch(() => {})) {
      if (isMarkAlive(mark)) continue
      if (goneSince === null) log.error('the bundled database was ended by somebody: it is started again')
      await again()
      pause = goneSince === null ? lookEvery : Math.min(pause * 2, longestPause)
    }
  }
  const looking = look()
  return {
    isLive: () => goneSince === null || Date.now() - goneSince < hopeless,
    async stop() {
      stopping.abort()
      await looking
      for (const embedded of started) await embedded.stop()
    },
  }
}

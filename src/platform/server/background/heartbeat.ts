import type pg from 'pg'
import type { Log } from '../log.ts'
import { freeSilentWork } from './free-lost-work.ts'

const every = 10_000
/** Who has said nothing for so many seconds is taken for dead: with the beat, its work is taken up within a minute. */
const silence = 40

/**
 * Says that a worker lives, and frees the work of those who do not any more. Whoever was silent for a while, because the database was
 * away, looks at the others only after a while: they have to be heard first.
 */
export function startHeartbeat(
  pool: pg.Pool,
  name: () => string | null,
  log: Log,
): { beat: () => void; stop: () => Promise<void> } {
  let steady = 0
  let beating = Promise.resolve()
  const beat = async () => {
    const own = name()
    if (own === null) return
    try {
      await pool.query(
        'insert into background_workers (name) values ($1) on conflict (name) do update set seen_at = now()',
        [own],
      )
      steady++
      if (steady * every > silence * 1000) await freeSilentWork(pool, silence)
    } catch (error) {
      steady = 0
      log.debug({ err: error }, 'the worker could not say that it lives')
    }
  }
  const next = () => {
    beating = beating.then(beat)
  }
  // a process whose queue never said goodbye would live for this alone
  const timer = setInterval(next, every).unref()
  next()
  return {
    beat: next,
    async stop() {
      clearInterval(timer)
      await beating
      const own = name()
      if (own) await pool.query('delete from background_workers where name = $1', [own]).catch(() => {})
    },
  }
}

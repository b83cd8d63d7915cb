import type pg from 'pg'
import type { Tell } from '../db/after-commit.ts'
import type { Log } from '../log.ts'
import type { Redis } from '../redis.ts'
import { liveChannel } from './publish.ts'

/**
 * Tells words of committed transactions by Redis, without the lock that NOTIFY takes at each commit; by the database while
 * Redis is away. Whoever was killed between commit and telling leaves a word untold: screens ask again when they come back.
 */
export function tellByRedis(redis: Redis, pool: pg.Pool, log: Log): Tell {
  const tell = async (text: string) => {
    try {
      await redis.publish(liveChannel, text)
    } catch {
      await pool.query('select pg_notify($1, $2)', [liveChannel, text])
    }
  }
  return (texts) => {
    for (const text of texts)
      tell(text).catch((error: Error) => log.warn({ error: error.message }, 'a live word could not be told'))
  }
}

import type { Kysely } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/tables.ts'
import type { Log } from '../log.ts'
import { watched } from './lend.ts'
import { unnamed } from './often-asked.ts'
import { kysely, openPool, patience, unhurried } from './pools.ts'

/** Any number, the same for ever: who holds it brings the database into shape. */
const lock = 6_279_271

/**
 * Brings a database into shape, one process at a time, however long it takes; the others wait and find it done. The lock is one
 * of a transaction, on a connection of its own: it ends with whoever holds it, also through a pooler.
 */
export async function oneAtATime<G>(
  config: pg.PoolConfig,
  log: Log,
  act: (open: { pool: pg.Pool; db: Kysely<DB> }) => Promise<G>,
): Promise<G> {
  const holder = new pg.Client({ ...config, ...patience, ...unhurried })
  holder.on('error', (error) => log.warn({ error: error.message }, 'the lock of the database was lost'))
  const pool = openPool({ ...config, ...unhurried, max: 4 }, log)
  try {
    await holder.connect()
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    await holder.query('select pg_advisory_xact_lock($1)', [lock])
    return await act({ pool, db: kysely(watched(pool, unnamed)) })
  } finally {
    await holder.end().catch(() => {})
    await pool.end()
  }
}

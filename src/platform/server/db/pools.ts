import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/tables.ts'
import type { Log } from '../log.ts'

// bigint counts and identities stay far below 2^53; dates without time stay text, so that no time zone shifts them
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Pools = { pool: pg.Pool; db: Kysely<DB>; read: Kysely<DB>; close: () => Promise<void> }

/** A write and a read pool; the read pool is the write pool where no replica is set. */
export function openPools(main: pg.PoolConfig, replica: pg.PoolConfig | null, log: Log): Pools {
  const pool = openPool(main, log)
  const db = kysely(pool)
  const readPool = replica ? openPool(replica, log) : pool
  const read = replica ? kysely(readPool) : db
  return {
    pool,
    db,
    read,
    async close() {
      await pool.end()
      if (readPool !== pool) await readPool.end()
    },
  }
}

const kysely = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

export function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ max: 20, application_name: `masar-${process.pid}`, ...config })
  const lost = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  // a client that is checked out when the server dies reports by itself; unheard, that would end the process
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

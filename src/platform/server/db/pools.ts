import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/tables.ts'
import type { Log } from '../log.ts'
import { Places } from '../places.ts'
import { type Tell, TellingDialect } from './after-commit.ts'
import { gathered } from './gathered.ts'
import { readingOnly, watched } from './lend.ts'
import { type NameOf, nameWhatIsAskedOften } from './often-asked.ts'
import { Replica } from './replica.ts'
import { tellWhenItHangs } from './while-it-answers.ts'

// bigint counts and identities stay far below 2^53; dates without time stay text, so that no time zone shifts them
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Where somebody reads who has not written. */
export type ReadReplica = Pick<Replica, 'place'>

export type Pools = {
  pool: pg.Pool
  db: Kysely<DB>
  read: Kysely<DB>
  /** Null where there is no replica. */
  replica: ReadReplica | null
  /** For whoever only looks: the database refuses to write. */
  readOnly: Kysely<DB>
  /** Of background work, which may take longer and must not take connections from people. */
  background: { pool: pg.Pool; db: Kysely<DB> }
  /** To the database itself, where `pool` may go through a pooler. */
  direct: pg.PoolConfig
  /** Lets every connection that is opened from now on go somewhere else. */
  moveTo: (main: pg.PoolConfig) => void
  close: () => Promise<void>
}

/** The server gives a statement up a little before we stop waiting for it, in ms; what hangs without a word ends here, or sooner (while-it-answers.ts). */
const limits = {
  requests: { max: 20, statement_timeout: 28_000, query_timeout: 30_000 },
  background: { max: 16, statement_timeout: 600_000, query_timeout: 610_000 },
} satisfies Record<string, pg.PoolConfig>

const shareOfTransactions = 0.7

/** For what has to be done however long it takes: migrations, the first filling of tables. A 0 is sent by its option alone, and a role may have a limit of its own. */
export const unhurried: pg.PoolConfig = { query_timeout: 0, statement_timeout: 0, options: '-c statement_timeout=0' }

/** How long somebody waits for a connection, in ms: pools and single connections alike. */
export const patience = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** `replica` to read from, `direct` for background work where the main way goes through a pooler, `nameOf` as a pooler carries it. */
export type Ways = {
  replica?: pg.PoolConfig | null
  direct?: pg.PoolConfig
  nameOf?: NameOf | undefined
  /** Who tells what transactions kept until they were committed, given the pool of requests. */
  tell?: ((pool: pg.Pool) => Tell) | undefined
}

/** Pools to write, to read and for background work; what is read goes to the write pool where no replica is set or left. */
export function openPools(main: pg.PoolConfig, log: Log, ways: Ways = {}): Pools {
  const { replica, direct = main, nameOf = nameWhatIsAskedOften() } = ways
  const pool = openPool({ ...limits.requests, ...main }, log)
  const work = openPool({ ...limits.background, ...direct }, log)
  const readPool = replica && openPool({ ...limits.requests, ...replica }, log)
  for (const one of [pool, readPool]) if (one) tellWhenItHangs(one)
  const tell = ways.tell?.(pool)
  const db = kysely(gathered(watched(pool, nameOf), placesIn(pool)), tell)
  const copy = readPool && new Replica(readPool, pool, nameOf)
  return {
    pool,
    db,
    read: copy ? kysely(gathered(copy.connections, placesIn(readPool))) : db,
    replica: copy ?? null,
    readOnly: kysely(readingOnly(pool, nameOf)),
    background: { pool: work, db: kysely(watched(work, nameOf), tell) },
    direct,
    moveTo: (to) => {
      for (const one of [pool, work]) Object.assign(one.options, to)
    },
    async close() {
      await Promise.all([pool.end(), work.end(), readPool?.end()])
    },
  }
}

/** What transactions may hold of a pool; the rest is for what is read beside them. */
const placesIn = ({ options }: pg.Pool) => new Places(Math.max(1, Math.floor(options.max * shareOfTransactions)))

export const kysely = (pool: PostgresPool, tell?: Tell) =>
  new Kysely<DB>({ dialect: tell ? new TellingDialect({ pool }, tell) : new PostgresDialect({ pool }) })

export function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ application_name: `masar-${process.pid}`, ...patience, ...config })
  const lost = (error: Error) => log.warn({ error: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  // a client that is checked out when the server dies reports by itself; unheard, that would end the process
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

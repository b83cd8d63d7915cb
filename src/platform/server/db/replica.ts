import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isLater, type LogPlace } from '#platform/shared/log-place.ts'
import { replicaSkipped } from '../observe/metrics.ts'
import { meansAway } from './database-away.ts'
import { type Lent, lend } from './lend.ts'
import type { NameOf } from './often-asked.ts'

/**
 * What whoever is served right now has seen written. Not a part of the context: what is kept for all is kept by the pool that it
 * was read through, so there is one for everybody.
 */
export const seenPlace = new AsyncLocalStorage<LogPlace | null>()

/** How long a replica that failed is left alone, in ms. */
const restOfReplica = 5_000
/** What a replica takes back because it has to follow the primary. */
const overtaken = '40001'

type Query = PostgresPoolClient['query']

/**
 * A replica to read from, with the primary behind it: asked while the replica is gone, also with the very question that found
 * out, and where the replica has not come as far as somebody has seen. After some seconds a replica that was gone is tried again.
 */
export class Replica {
  #pool: pg.Pool
  #primary: pg.Pool
  #nameOf: NameOf
  #now: () => number
  #goneUntil = 0
  // it only grows while a connection lives: a server never forgets what it has replayed
  #replayed = new WeakMap<pg.PoolClient, LogPlace>()

  constructor(pool: pg.Pool, primary: pg.Pool, nameOf: NameOf, now: () => number = Date.now) {
    this.#pool = pool
    this.#primary = primary
    this.#nameOf = nameOf
    this.#now = now
  }

  get connections(): PostgresPool {
    return { options: this.#pool.options, end: () => this.#pool.end(), connect: () => this.#connect() }
  }

  /** How far the primary has written. @throws DatabaseAway */
  async place(): Promise<LogPlace> {
    const lent = await lend(this.#primary, this.#nameOf)
    try {
      return placeOf(await lent.query('select pg_current_wal_insert_lsn()::text as place', [])) as LogPlace
    } finally {
      lent.release()
    }
  }

  async #connect(): Promise<PostgresPoolClient> {
    if (this.#now() < this.#goneUntil) {
      replicaSkipped.inc({ why: 'gone' })
      return lend(this.#primary, this.#nameOf)
    }
    let lent: Lent
    try {
      lent = await lend(this.#pool, this.#nameOf)
    } catch {
      this.#isGone()
      return lend(this.#primary, this.#nameOf)
    }
    const seen = seenPlace.getStore()
    if (seen && !(await this.#hasReplayed(lent, seen))) {
      lent.release()
      replicaSkipped.inc({ why: 'behind' })
      return lend(this.#primary, this.#nameOf)
    }
    return this.#orPrimary(lent)
  }

  /** What it is asked first is asked of the primary where the replica fails; later it may be within a transaction. */
  #orPrimary(first: Lent): PostgresPoolClient {
    let lent = first
    let isFirst = true
    const ask = async (text: string, values: readonly unknown[]) => {
      try {
        return await lent.query(text, values)
      } catch (error) {
        const isAway = meansAway(error)
        if (isAway) this.#isGone()
        if (!(isFirst && (isAway || (error as { code?: string }).code === overtaken))) throw error
        lent.release(true)
        lent = await lend(this.#primary, this.#nameOf)
        return await lent.query(text, values)
      } finally {
        isFirst = false
      }
    }
    return { query: ask as unknown as Query, release: (destroy) => lent.release(destroy) }
  }

  async #hasReplayed(lent: Lent, seen: LogPlace): Promise<boolean> {
    const known = this.#replayed.get(lent.of)
    if (known !== undefined && !isLater(seen, known)) return true
    try {
      // none on a server that has become the primary
      const place = placeOf(
        await lent.query('select pg_last_wal_replay_lsn()::text as place where pg_is_in_recovery()', []),
      )
      if (place === null) return true
      this.#replayed.set(lent.of, place)
      return !isLater(seen, place)
    } catch {
      this.#isGone()
      return false
    }
  }

  #isGone() {
    this.#goneUntil = this.#now() + restOfReplica
  }
}

const placeOf = ({ rows }: { rows: unknown[] }) => (rows as { place: LogPlace }[])[0]?.place ?? null

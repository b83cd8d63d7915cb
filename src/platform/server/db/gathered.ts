import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Places } from '../places.ts'
import { meansAway, orAway } from './database-away.ts'
import { join, type Question, rowsOf, type Shape, shapeOf, type Written, writtenOf } from './joined.ts'

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>
type Read = Question & Written & { resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/** A request, as the database sees it. */
export type Asker = {
  /** What it has asked in this moment, by the pool it is asked through; null where order matters, because it may write. */
  waiting: Map<PostgresPool, Read[]> | null
  /** How many statements it took so far. */
  asked: number
}
type Waiting = NonNullable<Asker['waiting']>

/** Who asks right now. What a request that only reads asks at the same time goes as one statement; all else goes by itself. */
export const askerNow = new AsyncLocalStorage<Asker>()

/** What takes longer, in ms, goes by itself: others would wait for it, and it runs beside them. */
const longest = 50
/** How many kinds of statements are known at once. */
const most = 2_000
/** What the server says of a statement that took too long: asked again, each part would take as long. */
const tookTooLong = '57014'

type Known = { shape: Shape | null; ms: number }

/**
 * A pool that asks together what a request asks at once, as soon as it knows from once before what comes back.
 * @param forTransactions how many of its connections transactions may hold: what is read beside them always finds one of the rest
 */
export function gathered(pool: PostgresPool, forTransactions: Places): PostgresPool {
  const known = new Map<string, Known>()
  const asked = askerOf(pool)
  const alone = (read: Read) => void askAlone(read, asked, known)
  const flush = (reads: readonly Read[]) => {
    const together = reads.filter(({ kind }) => (known.get(kind)?.ms ?? longest) < longest && known.get(kind)?.shape)
    if (together.length < 2) return reads.forEach(alone)
    for (const read of reads) if (!together.includes(read)) alone(read)
    void askTogether(together, asked, known)
  }
  const gather = (all: Waiting, question: Question & Written) =>
    new Promise<Answer>((resolve, reject) => {
      const waiting = all.get(pool) ?? []
      if (waiting.push({ ...question, resolve, reject }) > 1) return
      all.set(pool, waiting)
      setImmediate(() => {
        all.delete(pool)
        flush(waiting)
      })
    })
  return { options: pool.options, end: () => pool.end(), connect: async () => lentLater(pool, gather, forTransactions) }
}

type Asked = (question: Question) => Promise<pg.QueryResult>

const askerOf =
  (pool: PostgresPool): Asked =>
  async ({ text, values }) => {
    const lent = await pool.connect()
    try {
      return (await lent.query(text, values)) as unknown as pg.QueryResult
    } finally {
      lent.release()
    }
  }

/** A loan that begins with the first thing that has to be asked on a connection of its own, such as a transaction. */
function lentLater(
  pool: PostgresPool,
  gather: (all: Waiting, question: Question & Written) => Promise<Answer>,
  forTransactions: Places,
): PostgresPoolClient {
  let lent: Promise<PostgresPoolClient> | undefined
  const query = async (text: string, values: readonly unknown[]) => {
    const waiting = lent ? null : askerNow.getStore()?.waiting
    const written = waiting && writtenOf(text)
    if (waiting && written) return gather(waiting, { ...written, text, values })
    lent ??= begins.test(text) ? lendTransaction(pool, forTransactions) : pool.connect()
    return (await lent).query(text, values)
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) =>
      void lent?.then(
        (one) => one.release(destroy),
        () => {},
      ),
  }
}

const begins = /^(?:begin|start transaction)\b/i

/** Twenty transactions on twenty connections, each of which reads something beside itself, would wait for each other for ever. */
async function lendTransaction(pool: PostgresPool, places: Places): Promise<PostgresPoolClient> {
  const patience = (pool.options as pg.PoolConfig | undefined)?.connectionTimeoutMillis
  const leave = await places.enter(
    patience,
    () => orAway(new Error('timeout exceeded when trying to connect')) as Error,
  )
  try {
    const one = await pool.connect()
    const release = (destroy?: boolean) => {
      one.release(destroy)
      leave()
    }
    return { ...one, release }
  } catch (error) {
    leave()
    throw error
  }
}

/** Asks one question by itself, and remembers what its answer looks like. */
async function askAlone(read: Read, asked: Asked, known: Map<string, Known>): Promise<void> {
  const begun = performance.now()
  try {
    const answer = await asked(read)
    const ms = Math.min(performance.now() - begun, known.get(read.kind)?.ms ?? Number.POSITIVE_INFINITY)
    if (known.size >= most) known.clear()
    known.set(read.kind, { shape: shapeOf(answer.fields), ms })
    read.resolve(answer)
  } catch (error) {
    read.reject(error)
  }
}

/** Asks several as one; where one of them fails, each is asked again, so that only its own asker hears of it. */
async function askTogether(reads: readonly Read[], asked: Asked, known: Map<string, Known>): Promise<void> {
  try {
    const { rows } = await asked(join(reads))
    const answers = rows[0] as Record<string, Record<string, unknown>[]>
    for (const [at, read] of reads.entries()) {
      const shape = known.get(read.kind)?.shape
      const own = shape ? rowsOf(answers[at] ?? [], shape) : null
      if (own) read.resolve({ command: 'SELECT', rowCount: own.length, rows: own })
      else void askAlone(read, asked, known)
    }
  } catch (error) {
    const isForAll = meansAway(error) || (error as { code?: string }).code === tookTooLong
    for (const read of reads) {
      if (isForAll) read.reject(error)
      else void askAlone(read, asked, known)
    }
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Refused } from '../../shared/refusal.ts'
import { statementSeconds } from '../observe/metrics.ts'
import { traced } from '../observe/trace.ts'
import { meansAway, orAway, orInDoubt } from './database-away.ts'
import { askerNow } from './gathered.ts'
import { isOutdatedPlan, type NameOf } from './often-asked.ts'
import { whileItAnswers } from './while-it-answers.ts'

type Query = PostgresPoolClient['query']

/** A pool whose failures say when the database is away, and which throws connections away that hang. */
export const watched = (pool: pg.Pool, nameOf: NameOf): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: () => lend(pool, nameOf),
})

/** A connection on loan; `of` is the one that stays the same from loan to loan. */
export type Lent = PostgresPoolClient & { of: pg.PoolClient }

/** Measured and traced; values are people's and stay here. */
async function statement<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const end = statementSeconds.startTimer()
  const asker = askerNow.getStore()
  if (asker) asker.asked++
  try {
    return await traced('statement', { 'db.system.name': 'postgresql', 'db.query.text': text }, ask)
  } finally {
    end()
  }
}

/** Nothing came back from the server itself: what was asked may be done once it goes on. */
const isUnanswered = (error: unknown) => meansAway(error) && !(error instanceof pg.DatabaseError)

/** What stands once it is done, and cannot be rolled back by hanging up. */
const stays = (text: string, isWithin: boolean) =>
  isWithin ? /^commit/i.test(text) : !/^\s*(?:select|show)\b/i.test(text)

const isDeadlock = (error: unknown) => (error as { code?: string }).code === '40P01'

const nothing = { command: 'ROLLBACK', rowCount: 0, rows: [] }
const begins = /^(?:begin|start transaction)\b/i

/** @throws DatabaseAway */
export async function lend(pool: pg.Pool, nameOf: NameOf, refuse: (error: unknown) => void = () => {}): Promise<Lent> {
  const client = await pool.connect().catch((error: unknown) => {
    throw orAway(error)
  })
  let isLost = false
  let isAlone = true
  let isWithin = false
  let gone: unknown = null
  const ask = async (text: string, values: readonly unknown[]) => {
    if (gone) {
      // hanging up rolls back; asked behind a statement that hangs it would wait as long, and hide what became of that one
      if (/^rollback/i.test(text)) return nothing
      throw gone
    }
    if (begins.test(text)) isWithin = true
    const name = nameOf(text, values, isAlone)
    const [isLone, isTold] = [isAlone, isAlone && name]
    isAlone = false
    try {
      return await statement(text, () =>
        whileItAnswers(pool, client.query({ name, text, values: values as unknown[] })),
      )
    } catch (error) {
      if (isTold && isOutdatedPlan(error)) {
        isLost = true
        return await client.query(text, values as unknown[])
      }
      // nothing of a statement that stood for itself is left: whoever it was in the way of goes on, and it is asked again
      if (isLone && isDeadlock(error)) return await client.query(text, values as unknown[])
      refuse(error)
      isLost ||= meansAway(error)
      if (!isUnanswered(error)) throw orAway(error)
      gone = orAway(error)
      throw stays(text, isWithin) ? orInDoubt(error) : gone
    }
  }
  return {
    of: client,
    query: ask as unknown as Query,
    // one that ran out of time may still be answering the question before: nobody may get it next
    release: (destroy) => client.release(destroy || isLost),
  }
}

/** What the database says of a statement that would write where one only reads. */
const writesWhereOneReads = '25006'

/**
 * A pool in which nothing is written, whoever wrote the statement: the database itself refuses it, and that is told as `read_only`.
 * Each loan is one transaction that only reads, so that it holds behind a pooler too; a transaction begun in it is the same one.
 */
export const readingOnly = (pool: pg.Pool, nameOf: NameOf): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const lent = await lend(pool, nameOf, (error) => {
      if ((error as { code?: string }).code === writesWhereOneReads) throw new Refused('read_only')
    })
    await lent.query('begin read only', []).catch((error: unknown) => {
      lent.release(true)
      throw error
    })
    const end = async () => {
      try {
        await lent.query('rollback', [])
        lent.release()
      } catch {
        lent.release(true)
      }
    }
    return { query: lent.query, release: () => void end() }
  },
})

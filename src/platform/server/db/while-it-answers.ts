import pg from 'pg'

/** After so long without an answer one asks whether the database still answers anybody, and then again and again, in ms. */
const wonder = 3_000
/** So long it may take to answer to a question that costs it nothing, in ms: people hear of a frozen database within ten seconds. */
const probeLasts = 2_000

const watchedPools = new WeakMap<pg.Pool, () => Promise<boolean>>()

/** From now on whoever waits for an answer through this pool is told when the database hangs, long before the limits of a statement end. */
export function tellWhenItHangs(pool: pg.Pool): void {
  let asking: Promise<boolean> | null = null
  watchedPools.set(pool, () => {
    asking ??= answersAtAll(pool).finally(() => {
      asking = null
    })
    return asking
  })
}

/**
 * The same answer, or the end of waiting for it where the database answers nobody. A statement that only takes long is waited for.
 * @throws Error as the driver says it of a statement that ran out of time
 */
export async function whileItAnswers<T>(pool: pg.Pool, answer: Promise<T>): Promise<T> {
  const isAlive = watchedPools.get(pool)
  if (!isAlive) return answer
  const { promise: hanging, reject } = Promise.withResolvers<never>()
  let isOver = false
  let timer: NodeJS.Timeout
  const look = async () => {
    if (!(await isAlive())) reject(new Error('Query read timeout: the database hangs'))
    else if (!isOver) timer = setTimeout(look, wonder)
  }
  timer = setTimeout(look, wonder)
  // whoever has the answer no longer waits for this
  hanging.catch(() => {})
  try {
    return await Promise.race([answer, hanging])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** Asked twice: a process that was busy itself just then takes nobody for frozen. */
const answersAtAll = async (pool: pg.Pool): Promise<boolean> => (await answers(pool)) || answers(pool)

/** On a connection of its own: those of the pool may all be waiting. A pool does not spread its password. One that is refused for want of connections is an answer, too. */
async function answers({ options }: pg.Pool): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    password: options.password,
    connectionTimeoutMillis: probeLasts,
    query_timeout: probeLasts,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return (error as { code?: string }).code === '53300'
  } finally {
    void client.end().catch(() => {})
  }
}

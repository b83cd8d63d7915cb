import { readFileSync } from 'node:fs'
import type pg from 'pg'

export type Taken = { wall: number; cpu: number }

/** A clock for queries on a pool of one connection: milliseconds by the wall, and of processor in its server process (Linux). */
export async function backendClock(pool: pg.Pool) {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const spent = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return async (work: () => Promise<unknown>): Promise<Taken> => {
    const cpu = spent()
    const begun = performance.now()
    await work()
    return { wall: performance.now() - begun, cpu: spent() - cpu }
  }
}

import type pg from 'pg'

/** Does by hand what the clock would do, once. */
export const byHand = (pool: pg.Pool, rest: () => Promise<void>) => async (task: string) => {
  await pool.query('select graphile_worker.add_job($1)', [task])
  await rest()
}

import type pg from 'pg'

/**
 * Gives back the jobs a process had in hand when it was killed, before a new one begins; the queue itself waits four hours for it.
 * Only for a database that no other process works on.
 */
export async function freeLostWork(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
}

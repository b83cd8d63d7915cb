import type pg from 'pg'

/**
 * Gives back the jobs a process had in hand when it was killed, before a new one begins; the queue itself waits four hours for it.
 * Only for a database that no other process works on.
 */
export async function freeLostWork(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
}

/** Gives back what a worker had in hand that is known to have ended. */
export async function freeWorkOf(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [name])
  await pool.query('delete from background_workers where name = $1', [name])
}

/** Gives back the jobs of workers that have not been heard of for so many seconds. */
export async function freeSilentWork(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from (
         select locked_by, locked_at from graphile_worker._private_jobs
         union all select locked_by, locked_at from graphile_worker._private_job_queues
       ) held
       where locked_by is not null and locked_at < now() - make_interval(secs => $1)
         and not exists (select from background_workers
           where name = locked_by and seen_at > now() - make_interval(secs => $1))))`,
    [seconds],
  )
  await pool.query("delete from background_workers where seen_at < now() - interval '1 day'")
}

import { sql } from 'kysely'
import type { ZodType, z } from 'zod'
import type { Context, Tx } from '../context.ts'

/** Slow or scheduled work: short, safe to run twice, calls a verb. */
export type BackgroundTask<P extends ZodType = ZodType> = {
  name: string
  payload: P
  /** A person looks at a screen until it is done: it is taken before what waits for nobody. */
  isAwaited?: boolean
  // a method, so that tasks of any payload fit into one list: the worker parses what it hands over
  run(ctx: Context, payload: z.output<P>): Promise<void>
}

export const backgroundTask = <P extends ZodType>(
  name: string,
  payload: P,
  run: BackgroundTask<P>['run'],
  { isAwaited = false }: { isAwaited?: boolean } = {},
): BackgroundTask<P> => ({ name, payload, run, isAwaited })

/** Runs by the clock: `cron` as in crontab(5), UTC. Runs missed in the last `backfill` ms are made up for. */
export type Scheduled = { cron: string; backfill?: number; task: BackgroundTask }

/**
 * Queues a task in the writer's transaction. A `key` makes it one: queuing it again replaces the waiting one.
 * @param at not before this moment
 */
export async function enqueue<P extends ZodType>(
  tx: Tx,
  { name, isAwaited = false }: Pick<BackgroundTask<P>, 'name' | 'payload' | 'isAwaited'>,
  payload: z.input<P>,
  { key = null, at = null }: { key?: string | null; at?: Date | null } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at}::timestamptz, job_key => ${key}, max_attempts => 8, priority => ${isAwaited ? -1 : 0})`.execute(
    tx,
  )
}

import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Queue } from '#platform/server/queue.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { workDropped, workRetried } from './events.ts'

/** Nobody works on it now, and its last try went wrong. */
export const hasFailed = sql`last_error is not null and locked_at is null`
export const isGivenUp = sql`attempts >= max_attempts`

/** What has been tried as often as it may be, and stands until somebody looks. */
export const failedTasks: Queue = {
  needs: 'staff.work.watch',
  promise: { hours: 4 },
  screen: '/admin/work',
  waiting: () => sql`
    select id::text as id, updated_at as since, null::timestamptz as due, task_identifier as title, '/admin/work' as link
    from graphile_worker.jobs where ${hasFailed} and ${isGivenUp}`,
}

/** @throws Refused not_found: no such task, or it has not failed, or it is being tried */
export async function retryTask(
  ctx: Context,
  { task }: Taken<typeof contract.retryTask>,
): Promise<Given<typeof contract.retryTask>> {
  await ctx.db.transaction().execute(async (tx) => {
    const name = await nameOfFailed(tx, task)
    const again = await sql`
      select from graphile_worker.reschedule_jobs(array[${task}]::bigint[], run_at => now(), attempts => 0)`.execute(tx)
    found(again.rows[0])
    await emit(ctx, tx, workRetried, { user: found(ctx.me).id, task, name })
  })
  return { success: true }
}

/** @throws Refused not_found: no such task, or it has not failed, or it is being tried */
export async function dropTask(
  ctx: Context,
  { task, reason }: Taken<typeof contract.dropTask>,
): Promise<Given<typeof contract.dropTask>> {
  await ctx.db.transaction().execute(async (tx) => {
    const name = await nameOfFailed(tx, task)
    const gone = await sql`select from graphile_worker.complete_jobs(array[${task}]::bigint[])`.execute(tx)
    found(gone.rows[0])
    await emit(ctx, tx, workDropped, { user: found(ctx.me).id, task, name, reason })
  })
  return { success: true }
}

async function nameOfFailed(tx: Tx, task: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select task_identifier as name from graphile_worker.jobs where id = ${task}::bigint and ${hasFailed}`.execute(tx)
  return found(rows[0]).name
}

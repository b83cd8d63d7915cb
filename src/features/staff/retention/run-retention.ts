import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { countDue, isDue, isFree } from './due.ts'
import { type Kept, kept } from './kept.ts'

const atOnce = 5000

/** A line of a report: rows deleted, rows that a hold kept; `failed` where the database refused, and the next run tries again. */
export type RunLine = { name: string; removed: number; held: number; failed: boolean }

/** Deletes what is over, line by line and in small parts, but for what is held; and reports. Run twice, the second finds nothing. */
export const runRetention = backgroundTask('run-retention', z.object({}), async (ctx) => {
  const id = newId()
  await ctx.db.insertInto('retention_runs').values({ id, at: ctx.now() }).execute()
  const lines: RunLine[] = []
  for (const one of kept.filter(({ task }) => !task)) lines.push(await runLine(ctx, one))
  await ctx.db
    .updateTable('retention_runs')
    .set({ finished_at: ctx.now(), lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute()
})

async function runLine(ctx: Context, one: Kept): Promise<RunLine> {
  let removed = 0
  try {
    for (let part = atOnce; part === atOnce; removed += part) part = await removePart(ctx, one)
    return { name: one.name, removed, held: (await countDue(ctx, one)).held, failed: false }
  } catch (error) {
    // the other lines go on
    ctx.log.error(error)
    return { name: one.name, removed, held: 0, failed: true }
  }
}

async function removePart(ctx: Context, one: Kept): Promise<number> {
  const table = sql.table(one.table)
  const { numAffectedRows } = await sql`
    delete from ${table} where ctid in (select ctid from ${table} where ${isDue(ctx, one)} and ${isFree(ctx, one)} limit ${atOnce})`.execute(
    ctx.db,
  )
  return Number(numAffectedRows ?? 0)
}

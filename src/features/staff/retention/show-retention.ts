import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countDue } from './due.ts'
import { kept } from './kept.ts'
import type { RunLine } from './run-retention.ts'

const lastRuns = 10

/** The table of what is kept how long, with the report of the last run beside each line. */
export async function showRetention(ctx: Context): Promise<Given<typeof contract.showRetention>> {
  const runs = await ctx.db.selectFrom('retention_runs').selectAll().orderBy('at', 'desc').limit(lastRuns).execute()
  const linesOf = ({ lines }: { lines: unknown }) => lines as RunLine[]
  const last = runs.find(({ finished_at }) => finished_at)
  return {
    success: true,
    data: {
      kept: kept.map(({ name, days, people, page, case: about, task = null }) => {
        const line = last && linesOf(last).find((one) => one.name === name)
        return {
          ...{ name, days, task, holds: Boolean(people ?? page ?? about) },
          last: line ? { removed: line.removed, held: line.held, failed: line.failed } : null,
        }
      }),
      runs: runs.map((run) => ({
        ...{ id: run.id, at: run.at.toISOString(), done: run.finished_at !== null },
        removed: sum(linesOf(run).map(({ removed }) => removed)),
        held: sum(linesOf(run).map(({ held }) => held)),
        failed: linesOf(run).filter(({ failed }) => failed).length,
      })),
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** What would be deleted now. One line after the other: they count whole tables, and others wait for the database too. */
export async function tryRetention(ctx: Context): Promise<Given<typeof contract.tryRetention>> {
  const data = []
  for (const one of kept) data.push({ name: one.name, ...(await countDue(ctx, one)) })
  return { success: true, data }
}

import type { Context } from '#platform/server/context.ts'
import { type ChangedField, changedFields } from './job-changes.ts'
import { type WordedChange, wordChanges } from './wording-of-changes.ts'

/** What of a job is different than it was at a moment: each thing once, from what it said then to what it says now. */
export async function changesSince(ctx: Context, job: string, since: Date): Promise<(WordedChange & { at: string })[]> {
  const rows = await ctx.db
    .selectFrom('job_changes')
    .select(['field', 'said_before', 'says_now', 'at'])
    .where('job_id', '=', job)
    .where('at', '>', since)
    .orderBy('at')
    .execute()
  const real = realChanges(rows)
  const worded = await wordChanges(ctx, real)
  return worded.map((change, at) => ({ ...change, at: (real[at]?.at ?? since).toISOString() }))
}

type Row<At> = { field: string; said_before: unknown; says_now: unknown; at: At }

/** Of rows in the order of time each thing once, without what was changed back. */
export function realChanges<At>(rows: readonly Row<At>[]) {
  const byField = Map.groupBy(rows, ({ field }) => field)
  return [...byField.values()]
    .flatMap((changes) => {
      const [first, last] = [changes[0], changes.at(-1)]
      if (!first || !last || JSON.stringify(first.said_before) === JSON.stringify(last.says_now)) return []
      return [{ field: first.field as ChangedField, from: first.said_before, to: last.says_now, at: last.at }]
    })
    .sort((a, b) => changedFields.indexOf(a.field) - changedFields.indexOf(b.field))
}

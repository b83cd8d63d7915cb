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
  const byField = Map.groupBy(rows, ({ field }) => field)
  const whole = [...byField.values()].map((changes) => ({
    field: changes[0]?.field as ChangedField,
    from: changes[0]?.said_before,
    to: changes.at(-1)?.says_now,
    at: changes.at(-1)?.at.toISOString() ?? since.toISOString(),
  }))
  const real = whole
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .sort((a, b) => changedFields.indexOf(a.field) - changedFields.indexOf(b.field))
  const worded = await wordChanges(ctx, real)
  return worded.map((change, at) => ({ ...change, at: real[at]?.at ?? since.toISOString() }))
}

import { coverUrl } from '#features/jobs/job-groups/cover.ts'
import { shownJobs } from '#features/jobs/job-groups/jobs-of-group.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type DayFields, dayFields, readFields } from './day-fields.ts'
import { movesFrom } from './day-states.ts'
import { dayAddress } from './day-words.ts'
import { findOwnDay } from './find-day.ts'
import { keyOf } from './hour-rules.ts'
import { missingIn } from './rules.ts'
import { findingsIn } from './screen-day.ts'
import type * as contract from './team-contract.ts'

type Draft = Given<typeof contract.editDay>['data']

export const editDay = async (
  ctx: Context,
  { day }: Taken<typeof contract.editDay>,
): Promise<Given<typeof contract.editDay>> => ({ success: true, data: await readDraft(ctx, day) })

/** An open day of the own page as it was written last. @throws Refused not_found */
export async function readDraft(ctx: Context, id: string): Promise<Draft> {
  const day = await findOwnDay(ctx, id)
  const fields = readFields(day.written)
  const [jobs, findings, taken] = await Promise.all([
    jobsNamed(ctx, day.page_id, fields.jobs),
    findingsIn(ctx.db, day.page_id, fields),
    takenAt(ctx, id),
  ])
  const missing = missingIn(fields, ctx.now())
  return {
    id,
    address: dayAddress(day, fields),
    state: day.state,
    is_template: day.is_template,
    version: day.version,
    fields,
    jobs,
    cover: coverUrl(fields.cover_id),
    missing: missing.map((one) => ({ ...one, message: ctx.wording.say(ctx.language, `fields.${one.code}`) })),
    findings: findings.map(({ rule, severity, field, language, quote }) => ({
      rule,
      severity,
      field,
      language,
      quote,
    })),
    changed: changedParts(fields, day.live === null ? fields : readFields(day.live)),
    taken,
    reason: day.reason,
    decided_at: day.decided_at?.toISOString() ?? null,
    moves: day.is_template ? [] : movesFrom(day.state, 'team'),
    updated_at: day.updated_at.toISOString(),
  }
}

/** Parts that differ, by their names. */
export const changedParts = (written: DayFields, live: DayFields): string[] =>
  (Object.keys(dayFields) as (keyof DayFields)[]).filter(
    (name) => JSON.stringify(written[name]) !== JSON.stringify(live[name]),
  )

async function jobsNamed(ctx: Context, page: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await selectJobs(ctx.db).where('jobs.id', 'in', ids).where('jobs.page_id', '=', page).execute()
  const shown = await shownJobs(ctx, rows)
  return shown.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function takenAt(ctx: Context, day: string): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select(['desk_id as desk', 'on_date as date', 'half', 'taken'])
    .where('day_id', '=', day)
    .where('booth_id', 'is', null)
    .where('taken', '>', 0)
    .execute()
  return Object.fromEntries(rows.map((row) => [keyOf(row), row.taken]))
}

import { workingDayAfter } from '#features/jobs/jobs/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { readFields } from './day-fields.ts'
import { viewOf } from './day-view.ts'
import { textFor } from './day-words.ts'
import { lockDay } from './find-day.ts'
import { moveLocked } from './move-day.ts'
import { findingsIn } from './screen-day.ts'
import type * as contract from './team-contract.ts'

const mostShown = 200

type Findings = Given<typeof contract.showDayReview>['data']['findings']

/** Open days that wait for a look, longest first; each is looked at within a working day, as jobs are. */
export async function listDayReviews(ctx: Context): Promise<Given<typeof contract.listDayReviews>> {
  const rows = await ctx.db
    .selectFrom('open_days')
    .innerJoin('pages', 'pages.id', 'open_days.page_id')
    .select(['open_days.id', 'open_days.page_id', 'open_days.kind', 'written', 'submitted_at', 'pages.name as company'])
    .where('open_days.state', '=', 'submitted')
    .orderBy('submitted_at')
    .limit(mostShown)
    .execute()
  const data = rows.map(async ({ id, page_id, kind, written, submitted_at, company }) => {
    const fields = readFields(written)
    const at = submitted_at ?? ctx.now()
    return {
      ...{ id, company, kind, title: textFor(ctx, fields).title, dates: fields.dates },
      ...{ submitted_at: at.toISOString(), due_at: workingDayAfter(at).toISOString() },
      findings: await foundIn(ctx, page_id, fields),
    }
  })
  return { success: true, data: await Promise.all(data) }
}

/** @throws Refused not_found: none that was ever sent in */
export async function showDayReview(
  ctx: Context,
  { day: id }: Taken<typeof contract.showDayReview>,
): Promise<Given<typeof contract.showDayReview>> {
  const day = found(
    await ctx.db
      .selectFrom('open_days')
      .innerJoin('pages', 'pages.id', 'open_days.page_id')
      .selectAll('open_days')
      .select(['pages.name', 'pages.slug'])
      .where('open_days.id', '=', id)
      .where('open_days.state', '!=', 'draft')
      .executeTakeFirst(),
  )
  const fields = readFields(day.written)
  return {
    success: true,
    data: {
      ...{ id, state: day.state, company: { name: day.name, slug: day.slug }, fields },
      view: await viewOf(ctx, { ...day, live: day.written }),
      findings: await foundIn(ctx, day.page_id, fields),
      submitted_at: day.submitted_at?.toISOString() ?? null,
    },
  }
}

async function foundIn(ctx: Context, page: string, fields: ReturnType<typeof readFields>): Promise<Findings> {
  const findings = await findingsIn(ctx.db, page, fields)
  return findings.map(({ rule, severity, field, language, quote }) => ({ rule, severity, field, language, quote }))
}

/** Approves, gives back, or cancels; the last two say why. @throws Refused not_found · open_day_state · reason_needed */
export async function decideDay(
  ctx: Context,
  { day: id, move, reason }: Taken<typeof contract.decideDay>,
): Promise<Given<typeof contract.decideDay>> {
  if (move !== 'approve' && reason.trim().length < 5) throw new Refused('reason_needed')
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockDay(tx, id)
    if (day.is_template) throw new Refused('not_found')
    await moveLocked(ctx, tx, day, { move, side: 'staff', reason })
  })
  return { success: true }
}

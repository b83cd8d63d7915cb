import { permissionOf } from '#features/jobs/jobs/move-job.ts'
import { stops } from '#features/jobs/jobs/screen-texts.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, refuse } from '#platform/shared/refusal.ts'
import { readFields } from './day-fields.ts'
import { type DayMove, type DaySide, stateAfter } from './day-states.ts'
import { dayMoved } from './events.ts'
import { type DayRow, lockOwnDay } from './find-day.ts'
import { demandOutcomes } from './people-there.ts'
import { readDraft } from './read-day-draft.ts'
import { missingIn } from './rules.ts'
import { findingsIn } from './screen-day.ts'
import type * as contract from './team-contract.ts'

/**
 * Moves an open day of the own page. Sent in, it goes out at once where the company is trusted, nothing was found and nobody gave it back.
 * @throws Refused not_found · open_day_state · posting_blocked · visits_open · reason_needed · invalid (what is missing)
 */
export async function moveDay(
  ctx: Context,
  { day: id, move, reason }: Taken<typeof contract.moveDay>,
): Promise<Given<typeof contract.moveDay>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (day.is_template && move !== 'archive') throw new Refused('open_day_state')
    if ((move === 'cancel' || move === 'postpone') && reason.trim().length < 5) throw new Refused('reason_needed')
    if (move === 'submit') return sendIn(ctx, tx, day)
    if (move === 'report') await demandOutcomes(tx, id)
    await moveLocked(ctx, tx, day, { move, side: 'team', reason })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

async function sendIn(ctx: Context, tx: Tx, day: DayRow): Promise<void> {
  const trust = await permissionOf(tx, day, found(ctx.membership).member)
  if (trust === 0) throw new Refused('posting_blocked')
  demandFields(ctx, day)
  const findings = await findingsIn(tx, day.page_id, readFields(day.written))
  // whoever gave it back for a reason sees what became of it
  const wasReturned = day.decided_by !== null
  if (trust < 2 || wasReturned || stops(findings)) return moveLocked(ctx, tx, day, { move: 'submit', side: 'team' })
  return moveLocked(ctx, tx, day, { move: 'approve', side: 'site' })
}

/** @throws Refused invalid: what still keeps it from going out */
export function demandFields(ctx: Context, day: DayRow): void {
  const missing = missingIn(readFields(day.written), ctx.now())
  if (missing.length > 0) throw new Refused('invalid', { errors: missing })
}

type How = { move: DayMove; side: DaySide; reason?: string }

/** Moves a locked open day to its next state and tells. @throws Refused open_day_state */
export async function moveLocked(ctx: Context, tx: Tx, day: DayRow, { move, side, reason = '' }: How): Promise<void> {
  const to = stateAfter(day.state, move, side)
  if (!to) return must(refuse('open_day_state'))
  const now = ctx.now()
  const by = ctx.me?.id ?? null
  await tx
    .updateTable('open_days')
    .set({
      ...{ state: to, reason, updated_at: now },
      ...(move === 'submit' && { submitted_at: now, submitted_by: by }),
      ...(side === 'staff' && { decided_at: now, decided_by: by }),
      ...(to === 'published' && !day.published_at && { published_at: now }),
    })
    .where('id', '=', day.id)
    .execute()
  await emit(ctx, tx, dayMoved, { day: day.id, page: day.page_id, from: day.state, to, move, side, reason })
}

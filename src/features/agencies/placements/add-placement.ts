import {
  lockSubmission,
  moveLocked as moveSubmission,
  type Submission,
} from '#features/agencies/submissions/move-submission.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { placementMoved } from './events.ts'
import { takeRetainers } from './issue-retainer.ts'
import { lockPlacement, moveLocked } from './lock-placement.ts'
import { daysBetween, feeFor, guaranteeUntil } from './placement-rules.ts'
import { leads, readPlacement, todayOf } from './select-placements.ts'
import { termsFor } from './terms-for.ts'

type Asked = Taken<typeof contract.addPlacement>
const year = 366

/**
 * Writes down that somebody is hired. Where the client hired in its own pipeline it says when and for how much; else the agency heard it.
 * @throws Refused not_found · submission_state · placement_known · placement_state · replacement_late · invalid
 */
export async function addPlacement(ctx: Context, asked: Asked): Promise<Given<typeof contract.addPlacement>> {
  if (Math.abs(daysBetween(todayOf(ctx), asked.starts_on)) > year) throw wrongField('starts_on', 'wrong')
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockSubmission(ctx, tx, asked.submission)
    const membership = found(ctx.membership)
    if (!leads(membership) && row.by_id !== null && row.by_id !== membership.member) throw new Refused('not_found')
    await bePlaced(ctx, tx, row)
    await insert(ctx, tx, row, id, asked)
    if (asked.replaces) await replace(ctx, tx, row, asked.replaces, id)
  })
  return { success: true, data: await readPlacement(ctx, id) }
}

/** @throws Refused submission_state: the client decides in its own pipeline, or it is not that far */
async function bePlaced(ctx: Context, tx: Tx, row: Submission): Promise<void> {
  if (row.state === 'placed') return
  if (row.application_id) throw new Refused('submission_state')
  const set = { decided_at: row.decided_at ?? ctx.now() }
  await moveSubmission(ctx, tx, row, { event: 'place', side: 'agency', set })
}

async function insert(ctx: Context, tx: Tx, row: Submission, id: string, asked: Asked): Promise<void> {
  const terms = await termsFor(tx, row)
  const { starts_on, salary, salary_currency, salary_period, replaces } = asked
  const currency = terms.fee_kind === 'fixed' ? terms.fee_currency : salary_currency
  const fee = replaces ? 0 : feeFor(terms, { salary, salary_period, salary_currency })
  if (fee === null) throw wrongField('salary', 'wrong')
  const days = replaces ? 0 : terms.guarantee_days
  const state = starts_on <= todayOf(ctx) ? 'started' : 'agreed'
  const now = ctx.now()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('placements')
    .values({
      ...{ id, page_id: row.page_id, client_id: row.client_id, mandate_id: row.mandate_id, submission_id: row.id },
      ...{ state, starts_on, salary, salary_currency, salary_period, fee, fee_currency: currency },
      ...{ fee_kind: terms.fee_kind, fee_percent: terms.fee_percent, guarantee_kind: terms.guarantee_kind },
      ...{ own_share: asked.own_share ?? terms.own_share, shared_with: asked.shared_with ?? terms.shared_with },
      ...{ guarantee_days: days, guarantee_until: guaranteeUntil(starts_on, days) },
      ...{ recruiter_id: row.by_id ?? found(ctx.membership).member, created_at: now, updated_at: now },
    })
    .onConflict((known) => known.column('submission_id').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refused('placement_known')
  await takeRetainers(tx, { id, mandate_id: row.mandate_id, fee, fee_currency: currency })
  const told = { placement: id, page: row.page_id, event: 'add', side: 'agency', from: null, to: state } as const
  await emit(ctx, tx, placementMoved, told)
}

/** Free, as long as the guarantee says. @throws Refused not_found · placement_state · replacement_late · invalid */
async function replace(ctx: Context, tx: Tx, row: Submission, old: string, by: string): Promise<void> {
  const before = await lockPlacement(ctx, tx, old)
  if (before.client_id !== row.client_id) throw wrongField('replaces', 'wrong')
  if (before.state === 'left' && (before.replace_until === null || before.replace_until < todayOf(ctx)))
    throw new Refused('replacement_late')
  await moveLocked(ctx, tx, before, { event: 'replace', side: 'agency', set: { replacement_id: by } })
}

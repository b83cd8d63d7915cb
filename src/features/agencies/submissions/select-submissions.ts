import type { Context, Db } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Right, SubmissionCard } from './contract.ts'
import { endsSoonDays } from './rules.ts'
import { columnOf, hasRight, type SubmissionState } from './submission-states.ts'

const day = 86_400_000

/** People put forward, with what a card shows. */
export const selectSubmissions = (db: Db) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('mandates', 'mandates.id', 's.mandate_id')
    .innerJoin('clients', 'clients.id', 's.client_id')
    .leftJoin('submission_disputes', 'submission_disputes.submission_id', 's.id')
    .selectAll('s')
    .select(['mandates.title as mandate_title', 'clients.name as client_name', 'clients.client_page_id'])
    .select(['submission_disputes.state as dispute_state', 'submission_disputes.due_at as dispute_due_at'])

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>>

type Dated = {
  state: SubmissionState
  answer_due_at: Date | null
  approved_at: Date | null
  right_until: Date | null
}

/** How the right to represent stands at a moment. */
export function rightOf({ state, answer_due_at, approved_at, right_until }: Dated, now: Date): Right {
  const until = state === 'candidate_asked' ? answer_due_at : right_until
  const days_left = until ? Math.max(0, Math.ceil((until.getTime() - now.getTime()) / day)) : null
  const told = { until: until?.toISOString() ?? null, days_left }
  if (state === 'draft') return { kind: 'none', until: null, days_left: null }
  if (state === 'candidate_asked') return { kind: 'asked', ...told }
  if (!approved_at || !hasRight(state) || (right_until && right_until <= now))
    return { kind: state === 'placed' ? 'on' : 'ended', ...told }
  return { kind: (days_left ?? 0) < endsSoonDays ? 'soon' : 'on', ...told }
}

const waits: Partial<Record<SubmissionState, SubmissionCard['waits_for']>> = {
  draft: 'agency',
  candidate_asked: 'person',
  candidate_approved: 'agency',
  submitted: 'client',
  reviewing: 'client',
  shortlisted: 'client',
  interviewing: 'client',
  offered: 'client',
}

/** As the team sees it in the pipeline. */
export function cardOf(ctx: Context, row: SubmissionRow): SubmissionCard {
  const { id, state, headline, opened_count, submitted_at, interview_at, moved_at, version } = row
  const isClaimed = state === 'duplicate' && row.dispute_state === 'claimed'
  return {
    ...{ id, state, headline, opened_count, version, name: row.name ?? '', mandate: row.mandate_id },
    column: columnOf(state, row.state_before),
    right: rightOf(row, ctx.now()),
    submitted_at: submitted_at?.toISOString() ?? null,
    interview_at: interview_at?.toISOString() ?? null,
    waits_for: isClaimed ? 'agency' : (waits[state] ?? null),
    dispute_due_at: isClaimed ? (row.dispute_due_at?.toISOString() ?? null) : null,
    mine: row.by_id === found(ctx.membership).member,
    moved_at: moved_at.toISOString(),
  }
}

/** One card, for what a verb gives back. */
export const readCard = async (ctx: Context, id: string): Promise<SubmissionCard> =>
  cardOf(ctx, await selectSubmissions(ctx.db).where('s.id', '=', id).executeTakeFirstOrThrow())

import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { interviewMoved } from './events.ts'
import type { InterviewRow } from './find-interviews.ts'
import type { InterviewMove, Side } from './interview-states.ts'

type Move = { move: InterviewMove; side: Side; held: boolean }

/** Tells what happened to an interview, as it stands now. */
export const tellMove = (ctx: Context, tx: Tx, row: InterviewRow, { move, side, held }: Move): Promise<void> =>
  emit(ctx, tx, interviewMoved, {
    ...{ interview: row.id, application: row.application_id, job: row.job_id, page: row.page_id },
    ...{ move, to: row.state, side, held, version: row.version },
    starts_at: row.starts_at?.toISOString() ?? null,
  })

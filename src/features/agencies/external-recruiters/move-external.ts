import type { Selectable, Updateable } from 'kysely'
import type { ExternalJobs } from '#db/tables.ts'
import {
  mayMoveRecruiter,
  type RecruiterEvent,
  type RecruiterSide,
  recruiterAfter,
} from '#features/agencies/recruiters/recruiter-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { externalMoved } from './events.ts'

export type ExternalRow = Selectable<ExternalJobs>
type What = { event: RecruiterEvent; side: RecruiterSide; set?: Updateable<ExternalJobs> }

/** An external recruiter of one job of a page, held until the transaction ends. @throws Refused not_found */
export const lockExternal = async (tx: Tx, where: { id: string; page: string }): Promise<ExternalRow> =>
  found(
    await tx
      .selectFrom('external_jobs')
      .selectAll()
      .where('id', '=', where.id)
      .where('page_id', '=', where.page)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Moves a locked one by the same table as agencies go by, and tells. @throws Refused recruiter_state */
export async function moveLocked(ctx: Context, tx: Tx, row: ExternalRow, { event, side, set }: What): Promise<void> {
  must(mayMoveRecruiter(row.state, event, side))
  const to = found(recruiterAfter(row.state, event, side))
  await tx
    .updateTable('external_jobs')
    .set({ ...set, state: to })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  const user = set && 'user_id' in set ? ((set.user_id as string | null) ?? null) : row.user_id
  const { id: external, job_id: job, page_id: page } = row
  await emit(ctx, tx, externalMoved, { external, job, page, user, event, side, from: row.state, to })
}

import type { Selectable, Updateable } from 'kysely'
import type { JobRecruiters } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { recruiterMoved } from './events.ts'
import { mayMoveRecruiter, type RecruiterEvent, type RecruiterSide, recruiterAfter } from './recruiter-states.ts'

export type RecruiterRow = Selectable<JobRecruiters>

/** An invitation by its id, held until the transaction ends. @throws Refused not_found */
export const lockRecruiter = async (
  tx: Tx,
  where: { id: string; page_id: string } | { id: string; agency_id: string },
) => {
  const query = tx.selectFrom('job_recruiters').selectAll().where('id', '=', where.id)
  const own =
    'page_id' in where ? query.where('page_id', '=', where.page_id) : query.where('agency_id', '=', where.agency_id)
  return found(await own.forUpdate().executeTakeFirst())
}

type What = { event: RecruiterEvent; side: RecruiterSide; set?: Updateable<JobRecruiters> }

/** Moves a locked one to the state that follows, and tells. @throws Refused recruiter_state */
export async function moveLocked(ctx: Context, tx: Tx, row: RecruiterRow, { event, side, set }: What): Promise<void> {
  must(mayMoveRecruiter(row.state, event, side))
  const to = found(recruiterAfter(row.state, event, side))
  await tx
    .updateTable('job_recruiters')
    .set({ ...set, state: to })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  const { id: recruiter, job_id: job, page_id: page, agency_id: agency } = row
  await emit(ctx, tx, recruiterMoved, { recruiter, job, page, agency, event, side, from: row.state, to })
}

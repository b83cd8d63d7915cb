import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Membership, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { applicationMoved, applicationPlaced } from './events.ts'
import type { Stage } from './stages.ts'

/** An application held until the transaction ends, with what moves look at. */
export type LockedApplication = {
  id: string
  job_id: string
  page_id: string
  candidate_id: string | null
  stage: Stage
  stage_id: string | null
  version: number
  decided_at: Date | null
  letter: string | null
  reason: string | null
  moved_at: Date
  answered_at: Date | null
  held: unknown
}

type Query = ReturnType<typeof selectLocked>
const selectLocked = (tx: Tx, id: string) =>
  tx
    .selectFrom('applications')
    .select(['id', 'job_id', 'page_id', 'candidate_id', 'stage', 'stage_id', 'version', 'decided_at', 'letter'])
    .select(['reason', 'moved_at', 'answered_at', 'held'])
    .where('id', '=', id)
    .forUpdate()

/** Holds an application until the transaction ends. @throws Refused not_found */
export const lock = async (tx: Tx, id: string, only: (query: Query) => Query): Promise<LockedApplication> =>
  found(await only(selectLocked(tx, id)).executeTakeFirst())

/** The same for a member who may move it and has read this version. @throws Refused not_found · changed_meanwhile */
export async function lockAsRead(
  tx: Tx,
  membership: Membership,
  id: string,
  version: number,
): Promise<LockedApplication> {
  const application = await lock(tx, id, (query) => query.where(reachableApplications(membership, 'applicant.move')))
  if (application.version !== version)
    throw new Refused('changed_meanwhile', {
      version: application.version,
      stage: application.stage,
      by: await lastMover(tx, id),
    })
  return application
}

/** Who moved it last; null when it was the site itself. */
async function lastMover(tx: Tx, application: string): Promise<string | null> {
  const row = await tx
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.actor_id')
    .select('users.name')
    .where('thing', '=', 'application')
    .where('thing_id', '=', application)
    .where('events.name', 'in', [applicationMoved.name, applicationPlaced.name])
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row?.name ?? null
}

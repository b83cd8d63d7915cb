import { undoMinutes } from '#features/hiring/applications/rules.ts'
import type { Site } from './site.ts'

/** The minutes in which a move can be taken back pass; gives what went out since. */
export async function letBeTold(site: Site) {
  await site.settle()
  site.later((undoMinutes + 1) * 60_000)
  await site.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = 'tell-held-move')",
  )
  return site.settle()
}

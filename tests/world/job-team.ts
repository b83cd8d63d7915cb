import { setJobTeam, showJobTeam } from '#features/jobs/jobs/team-contract.ts'
import type { Visitor } from './visitor.ts'

/** Says who works on a job, as somebody does who has just read who did. */
export async function assign(visitor: Visitor, job: string, users: readonly string[]) {
  const { version } = (await visitor.call(showJobTeam, { job })).data
  return visitor.call(setJobTeam, { job, version, users: [...users] })
}

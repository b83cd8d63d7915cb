import type { Job } from './jobs.ts'
import type { Person } from './people.ts'
import type { Row, Rows } from './rows.ts'

/** The family of work of the team that the persona hiring manager leads. */
const managed = 'logistics'

const isOutside = (job: Job, { row }: Person): boolean =>
  row.demo_persona === 'hiring-manager' && job.family !== managed

/** Who of a page works on one of its jobs, the owner first. */
export const teamOf = (job: Job): Person[] => job.page.team.filter((person) => !isOutside(job, person))

/** Those who see only jobs they are assigned to: the persona to those of its team, the others to what their page has open. */
export function assigned(jobs: readonly Job[], rows: Rows): Row<'job_members'>[] {
  const scoped = new Map(
    rows.page_members
      .filter(({ role }) => role === 'hiring_manager' || role === 'interviewer')
      .map((member) => [`${member.page_id} ${member.user_id}`, member.created_at]),
  )
  return jobs.flatMap((job) =>
    teamOf(job).flatMap(({ row }) => {
      const created_at = scoped.get(`${job.page.row.id} ${row.id}`)
      return created_at === undefined ? [] : [{ job_id: job.row.id, user_id: row.id as string, created_at }]
    }),
  )
}

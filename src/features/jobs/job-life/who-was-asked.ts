import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

type Job = { id: string; page_id: string }

/** Who of a job's team answers for it. */
export const thoseAsked = (ctx: Context, { id, page_id }: Job) =>
  teamOfJob(ctx, { page: page_id, job: id }, 'job.publish')

/** The name of somebody who was asked; whoever has left the team since answers nothing. @throws Refused link_expired */
export async function mayStillPublish(ctx: Context, job: Job, user: string): Promise<string> {
  const member = (await thoseAsked(ctx, job)).find((one) => one.user === user)
  if (!member) throw new Refused('link_expired')
  return member.name
}

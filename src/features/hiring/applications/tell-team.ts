import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { notifyEach } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { bringerOf, isByTeam } from './bringer.ts'
import { applicantFor } from './tell-candidate.ts'

type Came = { application: string; job: string; page: string }

/** Tells the team of a new applicant, and how they came: by themselves, put forward by somebody, or added by one of the team, who knows. */
export async function tellTeamOfNew(ctx: Context, cause: string, came: Came, actor: string | null): Promise<void> {
  const [applicant, bringer] = await Promise.all([
    applicantFor(ctx, came.application),
    bringerOf(ctx, came.application),
  ])
  const facts = bringer?.name ? { ...applicant, agency: bringer.name } : applicant
  const team = await teamOfJob(ctx, came, 'applicant.read')
  const others = team.filter(({ user }) => user !== actor)
  await notifyEach(ctx, others, {
    cause,
    notice: noticeOf(bringer),
    topic: 'applications',
    thread: { id: came.application, side: 'page' },
    facts,
    link: boardLink(came),
    // the shape that the service worker of the seed knows (§2, §3)
    push: { source: 'job_apply', value: { job_post_id: came.job, job_title: applicant.job } },
    channels: ['bell', 'mail', 'push'],
  })
}

const noticeOf = (bringer: Awaited<ReturnType<typeof bringerOf>>) => {
  if (bringer?.name) return 'application_brought'
  return bringer && isByTeam(bringer.source) ? 'application_added' : 'application_sent'
}

export const boardLink = ({ job, application }: { job: string; application: string }) =>
  `/page/jobs/${job}/board?applicant=${application}`

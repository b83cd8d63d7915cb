import { teamWith } from '#features/companies/pages/team.ts'
import { teammate } from '#features/jobs/jobs/job-team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { selectRecruiters } from './select-recruiters.ts'

const channels = ['bell', 'mail', 'push'] as const

/** Tells the agency that it is invited, or that it sends nobody more. */
export async function tellAgency(
  ctx: Context,
  cause: string,
  id: string,
  notice: 'recruiter_asked' | 'recruiter_ended',
) {
  const row = await selectRecruiters(ctx.db).where('r.id', '=', id).executeTakeFirst()
  if (!row) return
  for (const to of await teamWith(ctx, row.agency_id, 'submission'))
    await notify(ctx, {
      ...{ cause, to, notice, topic: 'applications', facts: { company: row.company_name, job: row.title } },
      ...{ link: '/page/job-invitations', channels },
      ...(notice === 'recruiter_asked' && row.words && { quote: row.words }),
    })
}

type Heard = 'recruiter_accept' | 'recruiter_decline' | 'recruiter_left'

/** Tells whoever invited an agency what it said. */
export async function tellAsker(ctx: Context, cause: string, id: string, notice: Heard): Promise<void> {
  const row = await selectRecruiters(ctx.db).where('r.id', '=', id).executeTakeFirst()
  if (!row?.asked_by) return
  const needs = { page: row.page_id, job: row.job_id, capability: 'job.publish' as const }
  const to = await teammate(ctx, row.asked_by, needs)
  if (!to) return
  await notify(ctx, {
    ...{ cause, to, notice, topic: 'applications', facts: { agency: row.agency_name, job: row.title } },
    ...{ link: `/page/jobs/${row.job_id}/recruiters`, channels },
  })
}

import { placeOf } from '#features/agencies/clients/select-clients.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { JobInvitation } from './contract.ts'
import { endLocked } from './end-recruiter.ts'
import { lockRecruiter, moveLocked } from './move-recruiter.ts'
import { type RecruiterView, selectRecruiters, standsOf } from './select-recruiters.ts'
import { takeOnJob } from './take-on-job.ts'

/** Jobs the agency is or was invited to, those that wait first. */
export async function listInvitations(ctx: Context): Promise<Given<typeof contract.listInvitations>> {
  const rows = await selectInvitations(ctx)
    .orderBy((eb) =>
      eb.case().when('r.state', '=', 'asked').then(0).when('r.state', '=', 'active').then(1).else(2).end(),
    )
    .orderBy('r.asked_at', 'desc')
    .limit(200)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => invitationView(ctx, row))) }
}

/**
 * Accepts, declines or leaves. Accepting makes the company a client of the agency and the job one of the client's.
 * @throws Refused not_found · recruiter_state · job_closed
 */
export async function answerInvitation(
  ctx: Context,
  { recruiter, event }: Taken<typeof contract.answerInvitation>,
): Promise<Given<typeof contract.answerInvitation>> {
  const { page, member } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockRecruiter(tx, { id: recruiter, agency_id: page })
    if (event === 'end') return endLocked(ctx, tx, row, 'agency')
    const set = { answered_by: member, answered_at: ctx.now() }
    await moveLocked(ctx, tx, row, { event, side: 'agency', set })
    if (event === 'accept') await takeOnJob(ctx, tx, row)
  })
  const row = found(await selectInvitations(ctx).where('r.id', '=', recruiter).executeTakeFirst())
  return { success: true, data: await invitationView(ctx, row) }
}

const selectInvitations = (ctx: Context) =>
  selectRecruiters(ctx.db)
    .leftJoin('mandates', (join) =>
      join.onRef('mandates.job_id', '=', 'r.job_id').onRef('mandates.page_id', '=', 'r.agency_id'),
    )
    .select('mandates.client_id')
    .where('r.agency_id', '=', found(ctx.membership).page)

async function invitationView(ctx: Context, row: RecruiterView & { client_id: string | null }): Promise<JobInvitation> {
  return {
    ...standsOf(row, 'agency'),
    company: { name: row.company_name, slug: row.company_slug },
    job: {
      ...{ title: row.title, path: `/jobs/${addressOf(row.title, row.reference)}`, openings: row.openings },
      place: (await placeOf(ctx, row)) ?? '',
      open: row.job_state === 'live',
    },
    client: row.client_id,
  }
}

import { moveLocked } from '#features/agencies/clients/move-mandate.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { endOfJob } from './end-recruiter.ts'
import { recruiterMoved } from './events.ts'
import { tellAgency, tellAsker } from './tell.ts'

const over = new Set(['closed', 'archived'])

export const recruiterReactions = [
  on(recruiterMoved, 'tell', async (ctx, { id, data: { recruiter, event, side } }) => {
    if (event === 'ask') await tellAgency(ctx, id, recruiter, 'recruiter_asked')
    if (event === 'end' && side !== 'agency') await tellAgency(ctx, id, recruiter, 'recruiter_ended')
    if (event === 'accept') await tellAsker(ctx, id, recruiter, 'recruiter_accept')
    if (event === 'decline') await tellAsker(ctx, id, recruiter, 'recruiter_decline')
    if (event === 'end' && side === 'agency') await tellAsker(ctx, id, recruiter, 'recruiter_left')
  }),
  on(recruiterMoved, 'hold', async (ctx, { data: { job, agency, event } }) => {
    if (event === 'end') await holdMandate(ctx, job, agency)
  }),
  on(jobMoved, 'end-recruiters', async (ctx, { data: { job, to } }) => {
    if (over.has(to)) await endOfJob(ctx, job)
  }),
]

/** Nobody more is sent for the job; those who were go on, so it is held and not closed. */
async function holdMandate(ctx: Context, job: string, agency: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('mandates')
      .select(['id', 'page_id', 'client_id', 'state'])
      .where('job_id', '=', job)
      .where('page_id', '=', agency)
      .forUpdate()
      .executeTakeFirst()
    if (row?.state === 'open') await moveLocked(ctx, tx, row, 'hold')
  })
}

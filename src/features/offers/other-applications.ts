import { told, toldStage } from '#features/applications/held.ts'
import { lock, moveTo } from '#features/applications/move-application.ts'
import { isOpen, openStages, type Stage, statusOf } from '#features/applications/stages.ts'
import { companyOf, selectJobs } from '#features/jobs/job-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './letter-contract.ts'

type Outcome = Given<typeof contract.withdrawOthers>['data'][number]['outcome']

/** The caller's own application, once it led to a job. @throws Refused not_found */
async function demandHired(ctx: Context, application: string): Promise<void> {
  found(
    await ctx.db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', application)
      .where('candidate_id', '=', found(ctx.me).id)
      .where('stage', '=', 'hired')
      .executeTakeFirst(),
  )
}

/** What else is still open for somebody who was hired. @throws Refused not_found */
export async function otherApplications(
  ctx: Context,
  { application }: Taken<typeof contract.otherApplications>,
): Promise<Given<typeof contract.otherApplications>> {
  await demandHired(ctx, application)
  const rows = await selectJobs(ctx.db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id as application', told.stage.as('stage'), 'applications.seen_at', 'title'])
    .where('applications.candidate_id', '=', found(ctx.me).id)
    .where('applications.id', '<>', application)
    .where(told.stage, 'in', openStages)
    .orderBy('applications.id', 'desc')
    .limit(100)
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({
      id: row.application,
      title: row.title,
      company: companyOf(ctx, row).name,
      status: statusOf(row.stage as Stage, row.seen_at !== null),
    })),
  }
}

/** Takes chosen ones back, each by itself: what became of one says nothing of the next. @throws Refused not_found */
export async function withdrawOthers(
  ctx: Context,
  { application, others }: Taken<typeof contract.withdrawOthers>,
): Promise<Given<typeof contract.withdrawOthers>> {
  await demandHired(ctx, application)
  const data: { id: string; outcome: Outcome }[] = []
  for (const id of new Set(others)) data.push({ id, outcome: await withdrawOne(ctx, id) })
  return { success: true, data }
}

const withdrawOne = (ctx: Context, id: string): Promise<Outcome> =>
  ctx.db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('candidate_id', '=', found(ctx.me).id)
      .executeTakeFirst()
    if (!own) return 'not_found'
    const held = await lock(tx, id, (query) => query)
    if (!isOpen(toldStage(held) as Stage)) return 'ended'
    await moveTo(ctx, tx, held, 'withdrawn', 'candidate')
    return 'withdrawn'
  })

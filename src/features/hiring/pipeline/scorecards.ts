import { sql } from 'kysely'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { demandVersion } from '#platform/server/version-of.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { pipelineChanged, scorecardGiven } from './events.ts'
import { findJob } from './find-job.ts'
import { criteriaOf, type Ratings } from './scorecards-view.ts'
import type * as contract from './team-contract.ts'
import { showTeamwork } from './teamwork.ts'

/** @throws Refused not_found · invalid: a rating for what nobody asks about */
export async function giveScorecard(
  ctx: Context,
  { application: id, recommendation, comment, ratings }: Taken<typeof contract.giveScorecard>,
): Promise<Given<typeof contract.giveScorecard>> {
  const membership = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) => query.where(reachableApplications(membership, 'applicant.note')))
    const texts = new Map((await criteriaOf(tx, application.job_id)).map((one) => [one.id, one.text]))
    if (!ratings.every(({ criterion }) => texts.has(criterion))) throw wrongField('ratings', 'wrong')
    const told: Ratings = ratings.map((one) => ({ ...one, text: texts.get(one.criterion) ?? '' }))
    const card = { ratings: JSON.stringify(told), recommendation, comment, at: ctx.now() }
    await tx
      .insertInto('scorecards')
      .values({ application_id: id, of_page_id: application.page_id, author_id: membership.member, ...card })
      .onConflict((own) => own.columns(['application_id', 'author_id']).doUpdateSet(card))
      .execute()
    await tx
      .updateTable('applications')
      .set({ rating: sql<number>`(select avg(recommendation) from scorecards where application_id = ${id})` })
      .where('id', '=', id)
      .execute()
    const facts = { application: id, job: application.job_id, page: application.page_id }
    await emit(ctx, tx, scorecardGiven, facts)
  })
  return showTeamwork(ctx, { application: id })
}

/** What keeps its words keeps its ratings. @throws Refused not_found */
export async function setCriteria(
  ctx: Context,
  { job, version, criteria }: Taken<typeof contract.setCriteria>,
): Promise<Given<typeof contract.setCriteria>> {
  const { page } = found(ctx.membership)
  await findJob(ctx, job, 'applicant.move')
  const data = await ctx.db.transaction().execute(async (tx) => {
    // of two at once the second reads what the first wrote
    await tx.selectFrom('jobs').select('id').where('id', '=', job).forNoKeyUpdate().execute()
    const before = await criteriaOf(tx, job)
    demandVersion(before, version)
    const now = [...new Set(criteria)].map((text) => before.find((one) => one.text === text) ?? { id: newId(), text })
    const row = { criteria: JSON.stringify(now) }
    await tx
      .insertInto('job_pipelines')
      .values({ job_id: job, of_page_id: page, ...row })
      .onConflict((same) => same.column('job_id').doUpdateSet(row))
      .execute()
    await emit(ctx, tx, pipelineChanged, { page, job, what: 'criteria' })
    return now
  })
  return { success: true, data }
}

import { cardOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { readKey, thingOfSpent } from '#features/people/accounts/one-time-keys.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from '../claim-contract.ts'
import { isPut } from '../hand-rules.ts'
import { toldAnswer, toldStage } from '../held.ts'
import { lock } from '../lock-application.ts'
import { moveTo } from '../move-application.ts'
import { stagesFrom, statusOf } from '../stages.ts'
import { toldContact } from '../told-contact.ts'
import { ownOf } from './claim-application.ts'

/** What a receipt's link leads to, before it is used. @throws Refused link_expired: whose application it has become is led there */
export async function showClaim(
  ctx: Context,
  { key }: Taken<typeof contract.showClaim>,
): Promise<Given<typeof contract.showClaim>> {
  const id = await applicationBehind(ctx, key)
  const row = await ctx.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const application = { ...row, ...(await toldContact(ctx.db, id)) }
  if (application.candidate_id) throw expired(ctx, application)
  const job = await selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .select(['title', 'job_texts.language as text_language'])
    .where('jobs.id', '=', application.job_id)
    .executeTakeFirstOrThrow()
  const account = await findOwner(ctx.db, application)
  const card = cardOf(ctx, job, { language: job.text_language, title: job.title })
  return {
    success: true,
    data: {
      name: application.name,
      email: application.email ?? application.phone,
      job: card,
      ...{ has_account: Boolean(account), is_put: isPut(row.source) },
      own: ctx.me ? await ownOf(ctx.db, row.job_id, ctx.me.id) : null,
      status: statusOf(toldStage(row), row.seen_at !== null),
      submitted_at: row.submitted_at.toISOString(),
      answer_due_at: row.answer_due_at.toISOString(),
      answered_at: row.held ? toldAnswer(row.held) : (row.answered_at?.toISOString() ?? null),
      withdrawn_at: row.stage === 'withdrawn' ? row.moved_at.toISOString() : null,
      may_withdraw: stagesFrom(toldStage(row), 'candidate').includes('withdrawn'),
    },
  }
}

/** Whoever sent it without an account takes it back by the link that came to their address. @throws Refused link_expired · not_found · stage_move */
export async function withdrawByLink(
  ctx: Context,
  { key }: Taken<typeof contract.withdrawByLink>,
): Promise<Given<typeof contract.withdrawByLink>> {
  const { thing_id } = await readKey(ctx, 'claim-application', key)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, found(thing_id), (query) => query.where('candidate_id', 'is', null))
    await moveTo(ctx, tx, application, 'withdrawn', 'candidate', { reason: null })
  })
  return { success: true }
}

/** What the key is about, also once it was used. @throws Refused link_expired */
async function applicationBehind(ctx: Context, key: string): Promise<string> {
  try {
    return found((await readKey(ctx, 'claim-application', key)).thing_id)
  } catch (error) {
    const id = await thingOfSpent(ctx, 'claim-application', key)
    const row =
      id &&
      (await ctx.db.selectFrom('applications').select(['id', 'candidate_id']).where('id', '=', id).executeTakeFirst())
    throw row ? expired(ctx, row) : error
  }
}

const expired = ({ me }: Context, { id, candidate_id }: { id: string; candidate_id: string | null }) =>
  new Refused('link_expired', me && candidate_id === me.id ? { application: id } : {})

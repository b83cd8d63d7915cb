import { z } from 'zod'
import type { Capability } from '#features/companies/pages/role-rules.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { openStages, type Stage } from '#features/hiring/applications/stages.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { closingWords } from './rules.ts'

/** Stages that the closing of a job ends: an offer that was made stands until its day. */
export const waitingStages: readonly Stage[] = openStages.filter((stage) => stage !== 'offered')
const atOnce = 200

/** Who still waits at a closed job, or at one that would be closed as filled, and what they would be told. @throws Refused not_found */
export async function showWaiting(
  ctx: Context,
  { job: id, filled = false }: Taken<typeof contract.showWaiting>,
): Promise<Given<typeof contract.showWaiting>> {
  const row = await findJob(ctx, id, 'applicant.read')
  const isClosed = closedStates.includes(row.state)
  const { waiting, offered } = isClosed || filled ? await countWaiting(ctx.db, id) : { waiting: 0, offered: 0 }
  const reason = filled && !isClosed ? 'filled' : row.close_reason
  const why = closingWords.find((one) => one === reason) ?? 'cancelled'
  const wordsIn = async (language: Language) => {
    const facts = await publicFactsOf(ctx, id, language)
    return {
      language,
      text: ctx.wording.say(language, 'notices.application_job_closed.body', { ...facts, reason: why }),
    }
  }
  // a draft may have no title yet in its own language
  const words = waiting > 0 ? await Promise.all(languages.map(wordsIn)) : []
  return { success: true, data: { waiting, offered, why, words } }
}

/** Answers everybody who waits at a closed job. @throws Refused not_found · job_not_closed */
export async function answerWaiting(
  ctx: Context,
  { job: id }: Taken<typeof contract.answerWaiting>,
): Promise<Given<typeof contract.answerWaiting>> {
  const row = await findJob(ctx, id, 'applicant.move')
  if (!closedStates.includes(row.state)) throw new Refused('job_not_closed')
  const { waiting } = await countWaiting(ctx.db, id)
  await ctx.db.transaction().execute((tx) => enqueue(tx, tellWaiting, { job: id }, { key: `tell-waiting:${id}` }))
  return { success: true, data: { waiting } }
}

const closedStates: readonly string[] = ['closed', 'archived']

async function findJob(ctx: Context, id: string, capability: Capability) {
  const membership = found(ctx.membership)
  return found(
    await selectJobs(ctx.db).where('jobs.id', '=', id).where(reachableJobs(membership, capability)).executeTakeFirst(),
  )
}

const countWaiting = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('stage', 'in', waitingStages).as('waiting'),
      eb.fn.countAll<number>().filterWhere('stage', '=', 'offered').as('offered'),
    ])
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()

/** Each by itself: whoever is moved by the team meanwhile keeps what the team said; started twice, nobody is told twice. */
export const tellWaiting = backgroundTask('tell-waiting', z.object({ job: z.string() }), async (ctx, { job: id }) => {
  const { close_reason } = await ctx.db
    .selectFrom('jobs')
    .select('close_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (;;) {
    const rows = await ctx.db
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', id)
      .where('stage', 'in', waitingStages)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    for (const { id: application } of rows)
      await ctx.db.transaction().execute(async (tx) => {
        const held = await lock(tx, application, (query) => query)
        if (waitingStages.includes(held.stage))
          await moveTo(ctx, tx, held, 'job_closed', 'site', { reason: close_reason ?? 'cancelled' })
      })
  }
})

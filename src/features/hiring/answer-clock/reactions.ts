import { pageMoved } from '#features/companies/pages/events.ts'
import { applicationMoved, applicationSent } from '#features/hiring/applications/events.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { factsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { tellWaiting } from './answer-waiting.ts'
import { endHiring } from './end-hiring.ts'
import { answersDue } from './events.ts'
import { placesTaken } from './places-taken.ts'

export const answerClockReactions = [
  on(answersDue, 'tell-the-team', async (ctx, { id, data }) => {
    const facts = { ...(await factsOf(ctx, data.job)), count: data.count }
    for (const to of await teamOfJob(ctx, data, 'applicant.move'))
      await notify(ctx, {
        cause: id,
        to,
        notice: data.late ? 'answers_late' : 'answers_due',
        topic: 'applications',
        facts,
        link: `/page/jobs/${data.job}/board?applicant=${data.first}`,
        channels: ['bell', 'mail', 'push'],
      })
  }),
  // everybody who was wanted is hired: the job can be closed, and whoever waits be told
  on(applicationMoved, 'offer-to-close', async (ctx, { id, data }) => {
    if (data.to !== 'hired' || !(await placesTaken(ctx.db, data.job))) return
    const facts = await factsOf(ctx, data.job)
    for (const to of await teamOfJob(ctx, data, 'job.publish'))
      await notify(ctx, {
        cause: id,
        to,
        notice: 'places_taken',
        topic: 'applications',
        facts,
        link: `/page/jobs/${data.job}/board`,
        channels: ['bell', 'mail', 'push'],
      })
  }),
  on(pageMoved, 'end-hiring', (ctx, { data: { page } }) => endIfClosed(ctx, page)),
  // one that was stored in the moment in which the company closed
  on(applicationSent, 'end-hiring', (ctx, { data: { page } }) => endIfClosed(ctx, page)),
  // nothing is put away unanswered
  on(jobMoved, 'answer-who-waits', async (ctx, { data }) => {
    if (data.to === 'archived')
      await ctx.db
        .transaction()
        .execute((tx) => enqueue(tx, tellWaiting, { job: data.job }, { key: `tell-waiting:${data.job}` }))
  }),
]

async function endIfClosed({ db }: Context, page: string): Promise<void> {
  const row = await db.selectFrom('pages').select('state').where('id', '=', page).executeTakeFirst()
  if (row?.state === 'closed')
    await db.transaction().execute((tx) => enqueue(tx, endHiring, { page }, { key: `end-hiring:${page}` }))
}

import { jobMoved } from '#features/jobs/events.ts'
import { teamOfJob } from '#features/jobs/job-team.ts'
import { factsOf } from '#features/jobs/notice-facts.ts'
import { notify } from '#features/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { tellWaiting } from './answer-waiting.ts'
import { answersDue } from './events.ts'

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
  // nothing is put away unanswered
  on(jobMoved, 'answer-who-waits', async (ctx, { data }) => {
    if (data.to === 'archived')
      await ctx.db
        .transaction()
        .execute((tx) => enqueue(tx, tellWaiting, { job: data.job }, { key: `tell-waiting:${data.job}` }))
  }),
]

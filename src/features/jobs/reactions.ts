import { notify } from '#features/notifications/notify.ts'
import { admins, recipient } from '#features/notifications/recipients.ts'
import { teamWith } from '#features/pages/team.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { jobMoved, jobReviewed, jobTeamChanged } from './events.ts'

export const jobReactions = [
  on(jobMoved, 'ask-for-review', async (ctx, { id, data: { job, move } }) => {
    if (move !== 'submit') return
    const facts = await factsOf(ctx, job)
    for (const to of await admins(ctx))
      await notify(ctx, {
        cause: id,
        to,
        notice: 'job_submitted',
        topic: 'jobs',
        facts,
        link: '/admin/reviews',
        channels: ['bell', 'mail'],
      })
  }),
  on(jobMoved, 'ask-whether-it-is-open', async (ctx, { id, data: { job, page, reason } }) => {
    if (reason !== 'unconfirmed') return
    const facts = await factsOf(ctx, job)
    for (const to of await teamWith(ctx, page, 'job.publish'))
      await notify(ctx, {
        cause: id,
        to,
        notice: 'job_unconfirmed',
        topic: 'jobs',
        facts,
        link: `/page/jobs/${job}`,
        channels: ['bell', 'mail'],
      })
  }),
  on(jobTeamChanged, 'tell-the-assigned', async (ctx, { id, data: { job, added } }) => {
    const facts = await factsOf(ctx, job)
    for (const user of added) {
      const to = await recipient(ctx, user)
      const link = `/page/jobs/${job}/board`
      if (to) await notify(ctx, { cause: id, to, notice: 'job_assigned', facts, link, channels: ['bell', 'mail'] })
    }
  }),
  on(jobReviewed, 'tell-the-author', async (ctx, { id, data: { job, decision, author } }) => {
    const to = author && (await recipient(ctx, author))
    if (!to) return
    const facts = await factsOf(ctx, job)
    await notify(ctx, {
      cause: id,
      to,
      notice: `job_${decision}`,
      topic: 'jobs',
      facts,
      link: `/page/jobs/${job}`,
      channels: ['bell', 'mail'],
    })
  }),
]

/** Title and company of a job, for what is told about it. */
export async function factsOf(ctx: Context, job: string): Promise<{ job: string; company: string }> {
  const row = await ctx.db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['title as job', 'pages.name as company'])
    .where('jobs.id', '=', job)
    .executeTakeFirstOrThrow()
  return row
}

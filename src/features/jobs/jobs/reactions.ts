import { sql } from 'kysely'
import { pageMoved } from '#features/companies/pages/events.ts'
import { memberLeft, memberRemoved } from '#features/companies/team/events.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { editSubmitted, jobMoved, jobReviewed, jobTeamChanged, publishAsked } from './events.ts'
import { teammate, teamOfJob } from './job-team.ts'
import { letGoOfPage } from './live-fee.ts'
import { factsOf } from './notice-facts.ts'
import { waitingReview } from './still-so.ts'

export const jobReactions = [
  on(pageMoved, 'let-go-of-coins', async (ctx, { data: { page, to } }) => {
    if (to === 'closed') await letGoOfPage(ctx, page)
  }),
  // what the bell says of its applicants, names and all, is not theirs to read any more
  on(memberRemoved, 'forget-notices', (ctx, { data }) => forgetNotices(ctx, data)),
  on(memberLeft, 'forget-notices', (ctx, { data }) => forgetNotices(ctx, data)),
  on(jobMoved, 'ask-for-review', async (ctx, { id, data: { job, to } }) => {
    if (to === 'submitted') await askForReview(ctx, id, job, 'post')
  }),
  on(editSubmitted, 'ask-for-review', (ctx, { id, data: { job } }) => askForReview(ctx, id, job, 'edit')),
  on(jobMoved, 'tell-what-staff-did', async (ctx, { id, data: { job, page, by, move } }) => {
    const notice = by === 'staff' ? staffNotices[move] : undefined
    if (!notice) return
    const facts = await factsOf(ctx, job)
    for (const to of await teamOfJob(ctx, { page, job }, 'job.publish'))
      await notify(ctx, {
        cause: id,
        to,
        notice,
        topic: 'jobs',
        facts,
        link: `/page/jobs/${job}`,
        channels: ['bell', 'mail'],
      })
  }),
  on(publishAsked, 'ask-who-publishes', async (ctx, { id, actor, data: { job, page } }) => {
    const facts = await factsOf(ctx, job)
    for (const to of await teamOfJob(ctx, { page, job }, 'job.publish')) {
      const telling = {
        cause: id,
        notice: 'job_publish_asked',
        topic: 'jobs',
        facts,
        link: `/page/jobs/${job}`,
        asLongAs: { what: 'draft waits', id: job },
      } as const
      if (to.user !== actor) await notify(ctx, { ...telling, to, channels: ['bell', 'mail'] })
    }
  }),
  on(jobTeamChanged, 'tell-the-assigned', async (ctx, { id, data: { job, page, added } }) => {
    const facts = await factsOf(ctx, job)
    for (const user of added) {
      const to = await teammate(ctx, user, { page, job, capability: 'applicant.read' })
      const link = `/page/jobs/${job}/board`
      if (to) await notify(ctx, { cause: id, to, notice: 'job_assigned', facts, link, channels: ['bell', 'mail'] })
    }
  }),
  on(jobReviewed, 'tell-the-author', async (ctx, { id, data: { job, page, decision, kind, author } }) => {
    // a look afterwards that found nothing is nobody's news
    if (kind === 'sample' && decision !== 'changes_requested') return
    const to = author && (await teammate(ctx, author, { page, job, capability: 'job.write' }))
    if (!to) return
    const facts = await factsOf(ctx, job)
    await notify(ctx, {
      cause: id,
      to,
      notice: await noticeOf(ctx, job, kind, decision),
      topic: 'jobs',
      facts,
      link: `/page/jobs/${job}`,
      channels: ['bell', 'mail'],
    })
  }),
]

async function forgetNotices({ db }: Context, { page, user }: { page: string; user: string }): Promise<void> {
  const own = db.selectFrom('jobs').select(sql<string>`id::text`.as('id')).where('page_id', '=', page)
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', user)
    .where(sql<string>`substring(link from '^/page/jobs/([0-9a-f-]{36})')`, 'in', own)
    .execute()
}

/** What is approved before its time comes is not live yet. */
async function noticeOf(ctx: Context, job: string, kind: string, decision: string): Promise<string> {
  if (kind === 'edit') return `job_edit_${decision}`
  if (decision !== 'approved') return `job_${decision}`
  const row = await ctx.db.selectFrom('jobs').select('state').where('id', '=', job).executeTakeFirstOrThrow()
  return row.state === 'live' ? 'job_approved' : 'job_approved_for_later'
}

const staffNotices: Record<string, string> = {
  suspend: 'job_suspended',
  reinstate: 'job_reinstated',
  close: 'job_closed_by_staff',
}

/** A job that was taken back before anybody looked asks nobody. */
async function askForReview(ctx: Context, cause: string, job: string, kind: 'post' | 'edit'): Promise<void> {
  const review = await waitingReview(ctx, job, kind)
  if (!review) return
  const facts = await factsOf(ctx, job)
  for (const to of await staffWith(ctx, 'staff.job.review'))
    await notify(ctx, {
      cause,
      to,
      notice: kind === 'edit' ? 'job_edit_submitted' : 'job_submitted',
      topic: 'jobs',
      facts,
      link: '/admin/reviews',
      asLongAs: { what: 'review waits', id: review },
      channels: ['bell', 'mail'],
    })
}

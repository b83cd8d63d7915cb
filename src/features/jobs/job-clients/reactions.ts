import { teamWith } from '#features/companies/pages/team.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import { teammate } from '#features/jobs/jobs/job-team.ts'
import { factsOf } from '#features/jobs/jobs/notice-facts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'

export const jobClientReactions = [
  on(jobMoved, 'ask-the-client', async (ctx, { id, data: { job, to } }) => {
    if (to === 'awaiting_client') await askClient(ctx, id, job)
  }),
  on(jobMoved, 'tell-what-the-client-said', async (ctx, { id, data: { job, page, by, move, reason } }) => {
    if (by !== 'client') return
    const { created_by } = await ctx.db
      .selectFrom('jobs')
      .select('created_by')
      .where('id', '=', job)
      .executeTakeFirstOrThrow()
    const to = created_by && (await teammate(ctx, created_by, { page, job, capability: 'job.write' }))
    if (!to) return
    await notify(ctx, {
      cause: id,
      to,
      notice: move === 'client_approve' ? 'job_client_approved' : 'job_client_refused',
      topic: 'jobs',
      facts: await factsOf(ctx, job),
      link: `/page/jobs/${job}`,
      channels: ['bell', 'mail'],
      ...(reason && { quote: reason }),
    })
  }),
]

/** The team of the client's page here, or the address the agency gave; each gets a link of its own. */
async function askClient(ctx: Context, cause: string, id: string): Promise<void> {
  const job = await ctx.db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .select(['client_page_id', 'client_name', 'client_email', 'jobs.language', 'jobs.reference', 'pages.state'])
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow()
  const facts = await factsOf(ctx, id)
  const about = { cause, notice: 'job_awaits_client', facts }
  const link = async (contact: string | null) =>
    `/client-job/${await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'client-approval', { thing: id, ...(contact && { contact }) }))}`
  if (!job.client_page_id) {
    const { client_name: name, client_email: email, language } = job
    const to = { user: null, name, email, phone: null, language }
    // what a page nobody has checked calls its job is read behind the link, not in a stranger's mail
    const named = job.state === 'active' ? facts : { ...facts, job: job.reference }
    await notify(ctx, { ...about, facts: named, to, link: await link(email), channels: ['mail'] })
    return
  }
  for (const to of await teamWith(ctx, job.client_page_id, 'job.publish')) {
    await notify(ctx, { ...about, to, topic: 'jobs', link: `/page/client-jobs/${id}`, channels: ['bell'] })
    await notify(ctx, { ...about, to, topic: 'jobs', link: await link(to.name), channels: ['mail'] })
  }
}

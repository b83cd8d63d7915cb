import { jobMoved } from '#features/jobs/jobs/events.ts'
import { factsOf } from '#features/jobs/jobs/notice-facts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { jobAsked } from './events.ts'
import { thoseAsked } from './who-was-asked.ts'

export const jobLifeReactions = [
  on(jobAsked, 'ask', (ctx, { id, data }) =>
    ask(ctx, id, data, data.ask === 'open' ? 'job_still_open' : 'job_ending', { days: data.days }),
  ),
  on(jobMoved, 'tell-what-the-clock-did', async (ctx, { id, data }) => {
    const notice = noticeOf(data)
    if (notice) await ask(ctx, id, data, notice, {})
  }),
]

/** What nobody of the team did: each is told once, with the ways to answer in one tap. */
function noticeOf({ by, move, reason, as }: { by: string; move: string; reason: string | null; as: string | null }) {
  if (by !== 'clock') return null
  if (move === 'pause') return reason === 'cap_reached' ? 'job_full_paused' : 'job_unconfirmed'
  if (move === 'open') return 'job_opened'
  if (move === 'close') return as === 'cap_reached' ? 'job_full_closed' : 'job_expired'
  return null
}

type About = { job: string; page: string }

/** The bell leads to the job in the workspace, the mail to a page that needs no signing in. */
async function ask(ctx: Context, cause: string, { job, page }: About, notice: string, more: { days?: number }) {
  const facts = { ...(await factsOf(ctx, job)), ...more }
  for (const to of await thoseAsked(ctx, { id: job, page_id: page })) {
    const about = { cause, to, notice, topic: 'jobs' as const, facts }
    await notify(ctx, { ...about, link: `/page/jobs/${job}`, channels: ['bell'] })
    if (!to.email) continue
    const key = await ctx.db
      .transaction()
      .execute((tx) => makeKey(ctx, tx, 'job-question', { user: to.user, thing: job }))
    await notify(ctx, { ...about, link: `/job-question/${key}`, channels: ['mail'] })
  }
}

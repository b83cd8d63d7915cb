import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { applicationMoved, applicationTold } from '#features/hiring/applications/events.ts'
import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { teammate } from '#features/jobs/jobs/job-team.ts'
import { factsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { scheduledMessageChanged } from './events.ts'
import { cancelOfEnded } from './send-due.ts'

export const scheduledMessageReactions = [
  on(applicationMoved, 'cancel-scheduled', async (ctx, { data }) => {
    if (!data.isHeld && !isOpen(data.to as Stage)) await cancelOfEnded(ctx, data.application)
  }),
  on(applicationTold, 'cancel-scheduled', async (ctx, { data }) => {
    if (!isOpen(data.to as Stage)) await cancelOfEnded(ctx, data.application)
  }),
  // whoever cancelled it knows; whoever left the team is not asked any more
  on(scheduledMessageChanged, 'tell-the-writer', async (ctx, { id, data }) => {
    if (data.how !== 'cancelled' || data.why !== 'ended') return
    const row = await ctx.db
      .selectFrom('scheduled_messages')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['author_id', 'text', 'applications.name', 'applications.stage', isHidden.as('hidden')])
      .where('scheduled_messages.id', '=', data.message)
      .executeTakeFirst()
    const { page, job } = data
    const needs = { page, job, capability: 'applicant.message' } as const
    const to = row?.author_id ? await teammate(ctx, row.author_id, needs) : null
    if (!row || !to) return
    await notify(ctx, {
      cause: id,
      to,
      notice: row.stage === 'withdrawn' ? 'scheduled_message_withdrawn' : 'scheduled_message_ended',
      topic: 'messages',
      facts: { ...(await factsOf(ctx, data.job)), name: row.hidden ? hiddenName(data.application) : row.name },
      link: `/page/jobs/${data.job}/board?applicant=${data.application}`,
      channels: ['bell', 'mail'],
      quote: row.text,
    })
  }),
]

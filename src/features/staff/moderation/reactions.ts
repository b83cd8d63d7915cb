import { teamWith } from '#features/companies/pages/team.ts'
import { jobReviewed } from '#features/jobs/jobs/events.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { considerTrust } from './trust.ts'

export const moderationReactions = [
  on(jobReviewed, 'consider-trust', async (ctx, { id, data: { page, decision, kind, author } }) => {
    if (decision !== 'approved' || kind !== 'post') return
    if (!(await considerTrust(ctx, page, author))) return
    const { name } = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()
    for (const to of await teamWith(ctx, page, 'job.publish'))
      await notify(ctx, {
        // the same event tells the author of the job something else
        cause: `${id} trust`,
        to,
        notice: 'page_trusted',
        topic: 'jobs',
        facts: { page: name },
        link: '/page/jobs',
        channels: ['bell', 'mail'],
      })
  }),
]

import { teamWith } from '#features/companies/pages/team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { on } from '#platform/server/events/reaction.ts'
import { groupMoved } from './events.ts'

export const jobGroupReactions = [
  on(groupMoved, 'tell-that-it-ended', async (ctx, { id, data: { group, page, by_clock } }) => {
    // whoever ended it by hand knows
    if (!by_clock) return
    const { title } = await ctx.db
      .selectFrom('job_groups')
      .innerJoin('job_group_texts', (join) =>
        join
          .onRef('job_group_texts.group_id', '=', 'job_groups.id')
          .onRef('job_group_texts.language', '=', 'job_groups.language'),
      )
      .select('title')
      .where('job_groups.id', '=', group)
      .executeTakeFirstOrThrow()
    for (const to of await teamWith(ctx, page, 'job.publish'))
      await notify(ctx, {
        cause: id,
        to,
        notice: 'job_group_ended',
        facts: { group: title },
        link: `/page/job-groups/${group}`,
        channels: ['bell', 'mail'],
      })
  }),
]

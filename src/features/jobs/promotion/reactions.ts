import { pageMoved } from '#features/companies/pages/events.ts'
import { teamWith } from '#features/companies/pages/team.ts'
import { groupMoved, groupSaved } from '#features/jobs/job-groups/events.ts'
import { jobMoved } from '#features/jobs/jobs/events.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { promotionMoved } from './events.ts'
import { followThing } from './move-promotion.ts'

export const promotionReactions = [
  on(jobMoved, 'promotions-follow', (ctx, { data }) => followThing(ctx, { job: data.job })),
  on(groupMoved, 'promotions-follow', (ctx, { data }) => followThing(ctx, { group: data.group })),
  on(groupSaved, 'promotions-follow', (ctx, { data }) => followThing(ctx, { group: data.group })),
  on(pageMoved, 'promotions-follow', (ctx, { data }) => followThing(ctx, { page: data.page })),
  on(promotionMoved, 'tell-the-team', async (ctx, { id, data: { promotion, page, to, returned } }) => {
    if (to === 'ended') await tell(ctx, { cause: id, page, promotion, notice: 'promotion_ended', coins: 0 })
    if (to === 'removed') await tell(ctx, { cause: id, page, promotion, notice: 'promotion_removed', coins: returned })
  }),
]

type Told = { cause: string; page: string; promotion: string; notice: string; coins: number }

async function tell(ctx: Context, { cause, page, promotion, notice, coins }: Told): Promise<void> {
  const facts = { thing: await titleOf(ctx, promotion), coins }
  const channels = notice === 'promotion_removed' ? (['bell', 'mail'] as const) : (['bell'] as const)
  for (const to of await teamWith(ctx, page, 'job.promote'))
    await notify(ctx, { cause, to, notice, facts, topic: 'jobs', link: '/page/promotions', channels: [...channels] })
}

/** The job, the group, or the company, as it is called in its own language. */
async function titleOf(ctx: Context, promotion: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('promotions')
    .innerJoin('pages', 'pages.id', 'promotions.page_id')
    .leftJoin('jobs', 'jobs.id', 'promotions.job_id')
    .leftJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('job_groups', 'job_groups.id', 'promotions.group_id')
    .leftJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .leftJoin('open_days', 'open_days.id', 'promotions.day_id')
    .leftJoin('open_day_texts', (join) =>
      join
        .onRef('open_day_texts.day_id', '=', 'open_days.id')
        .onRef('open_day_texts.language', '=', 'open_days.language'),
    )
    .select(['pages.name', 'job_texts.title as job', 'job_group_texts.title as group', 'open_day_texts.title as day'])
    .where('promotions.id', '=', promotion)
    .executeTakeFirstOrThrow()
  return row.job ?? row.group ?? row.day ?? row.name
}

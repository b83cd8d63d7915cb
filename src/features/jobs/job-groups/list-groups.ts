import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { GroupRow } from './find-group.ts'
import { groupAddress } from './group-texts.ts'
import { jobsOfGroup } from './jobs-of-group.ts'
import { statusOf } from './rules.ts'

const pageSize = 50

/** Groups of the own page, newest first; archived ones only when they are asked for. */
export async function listGroups(
  ctx: Context,
  { state, cursor }: Taken<typeof contract.listGroups>,
): Promise<Given<typeof contract.listGroups>> {
  const { page, may } = found(ctx.membership)
  const views = sql<number>`coalesce((select opened from job_group_counts c where c.group_id = job_groups.id and c.job_id is null), 0)`
  const applied = sql<number>`coalesce((select sum(applied)::int from job_group_counts c where c.group_id = job_groups.id), 0)`
  const rows = await ctx.db
    .selectFrom('job_groups')
    .innerJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .selectAll('job_groups')
    .select(['job_group_texts.title', views.as('views'), applied.as('applied')])
    .where('page_id', '=', page)
    .$if(state !== undefined, (query) => query.where('state', '=', state as NonNullable<typeof state>))
    .$if(state === undefined, (query) => query.where('state', '!=', 'archived'))
    .$if(cursor !== undefined, (query) => query.where('job_groups.id', '<', cursor as string))
    .orderBy('job_groups.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize) as (GroupRow & { title: string; views: number; applied: number })[]
  const counted = may('applicant.count')
  return {
    success: true,
    data: await Promise.all(
      shown.map(async (group) => ({
        id: group.id,
        address: groupAddress(group, [group]),
        title: group.title,
        state: group.state,
        status: statusOf(group, ctx.now()),
        visibility: group.visibility,
        picks: group.picks,
        jobs: (await jobsOfGroup(ctx, group)).length,
        opens_on: group.opens_on,
        ends_on: group.ends_on,
        views: group.views,
        applied: counted ? group.applied : null,
      })),
    ),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

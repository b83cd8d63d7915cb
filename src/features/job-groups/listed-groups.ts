import type { Context } from '#platform/server/context.ts'
import type { GroupRow } from './find-group.ts'
import { groupAddress } from './group-texts.ts'
import { isListed } from './rules.ts'

/** Paths of the groups that search engines may know, for the sitemap. */
export async function listedGroups({ read, now }: Pick<Context, 'read' | 'now'>): Promise<string[]> {
  const rows = await read
    .selectFrom('job_groups')
    .innerJoin('pages', 'pages.id', 'job_groups.page_id')
    .innerJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .selectAll('job_groups')
    .select('job_group_texts.title')
    .where('job_groups.state', '=', 'published')
    .where('visibility', '=', 'public')
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .orderBy('job_groups.id')
    .limit(20_000)
    .execute()
  const groups = rows as (GroupRow & { title: string })[]
  return groups.filter((group) => isListed(group, now())).map((group) => `/job-groups/${groupAddress(group, [group])}`)
}

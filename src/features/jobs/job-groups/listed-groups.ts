import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { GroupRow } from './find-group.ts'
import { groupAddress } from './group-texts.ts'
import { isListed } from './rules.ts'

/** Paths of the groups that search engines may know, for the sitemap. */
export async function listedGroups(ctx: Pick<Context, 'read' | 'now'>): Promise<string[]> {
  const groups = await publicGroups(ctx, 20_000)
  return groups.toReversed().map((group) => `/job-groups/${groupAddress(group, [group])}`)
}

const mostShown = 200

/** The same for people, the newest first, in the language of the page where they have it. */
export async function listPublicGroups(ctx: Context): Promise<Given<typeof contract.listPublicGroups>> {
  return { success: true, data: await shownGroups(ctx, await publicGroups(ctx, mostShown)) }
}

/** Those of these groups that everybody may see, in their order. */
export async function shownAmong(ctx: Context, ids: readonly string[]) {
  const groups = await publicGroups(ctx, ids.length, ids)
  return shownGroups(
    ctx,
    groups.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  )
}

async function shownGroups(ctx: Context, groups: Awaited<ReturnType<typeof publicGroups>>) {
  const ids = groups.map(({ id }) => id)
  const own = await ctx.read
    .selectFrom('job_group_texts')
    .select(['group_id', 'title'])
    .where('language', '=', ctx.language)
    .where((eb) => eb('group_id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  const titles = new Map(own.map(({ group_id, title }) => [group_id, title]))
  return groups.map((group) => ({
    id: group.id,
    address: groupAddress(group, [group]),
    title: titles.get(group.id) ?? group.title,
    company: { name: group.company, slug: group.slug },
  }))
}

async function publicGroups({ read, now }: Pick<Context, 'read' | 'now'>, most: number, among?: readonly string[]) {
  const rows = await read
    .selectFrom('job_groups')
    .innerJoin('pages', 'pages.id', 'job_groups.page_id')
    .innerJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .selectAll('job_groups')
    .select(['job_group_texts.title', 'pages.name as company', 'pages.slug'])
    .where('job_groups.state', '=', 'published')
    .where('visibility', '=', 'public')
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .$if(among !== undefined, (query) => query.where((eb) => eb('job_groups.id', '=', eb.fn.any(eb.val(among ?? [])))))
    .orderBy('job_groups.id', 'desc')
    .limit(most)
    .execute()
  const groups = rows as (GroupRow & { title: string; company: string; slug: string })[]
  return groups.filter((group) => isListed(group, now()))
}

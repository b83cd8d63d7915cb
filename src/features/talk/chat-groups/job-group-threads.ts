import { sql } from 'kysely'
import type { Scope } from '#features/companies/pages/role-rules.ts'
import { teamWith } from '#features/companies/pages/team.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Addressee, ThreadOf, ThreadSource } from '#platform/server/thread-source.ts'

/**
 * Where a team writes to everybody who applied through a collection of jobs. Those who write to all applicants of the company
 * speak; applicants read, and nobody learns who else applied.
 */
export const jobGroupThreads: ThreadSource = {
  async standing(ctx, { id, page_id }) {
    if (ctx.membership?.page === page_id && speaks(ctx.membership)) return { side: 'member', role: 'moderator' }
    if (!ctx.me) return null
    const row = await ctx.db
      .selectFrom('thread_members')
      .select(['role', 'from_seq'])
      .where('thread_id', '=', id)
      .where('user_id', '=', ctx.me.id)
      .executeTakeFirst()
    return row ? { side: 'member', role: row.role, from: row.from_seq } : null
  },
  own: (user) => sql`select thread_id from thread_members own join threads joined on joined.id = own.thread_id
    where own.user_id = ${user} and joined.kind = 'job_group'`,
  ofPage: (membership) => sql<boolean>`${speaks(membership)}`,
  called: sql<string>`coalesce((select job_group_texts.title from job_groups join job_group_texts
    on job_group_texts.group_id = job_groups.id and job_group_texts.language = job_groups.language where job_groups.id = threads.job_group_id), '')`,
  async heads(ctx, threads, as) {
    const groups = await groupsOf(ctx, threads)
    return new Map(
      threads.flatMap(({ id, job_group_id }) => {
        const group = groups.find((one) => one.id === job_group_id)
        if (!group) return []
        const about = as === 'page' ? ctx.wording.say(ctx.language, 'chatGroups.about.applicants') : group.company
        return [
          [
            id,
            {
              ...{ title: group.title, about, link: `/job-groups/${group.reference}`, picture: null },
              ...{ shape: 'group' as const, verified: null, zone: null, status: null },
            },
          ],
        ]
      }),
    )
  },
  async audience(ctx, { id, page_id }) {
    const [team, rows] = await Promise.all([
      page_id ? teamWith(ctx, page_id, 'applicant.message') : [],
      ctx.db.selectFrom('thread_members').select(['user_id', 'role']).where('thread_id', '=', id).execute(),
    ])
    const speakers = team.flatMap(({ user, needs, scope }): Addressee[] =>
      scope === 'all' ? [{ user, needs, side: 'member', role: 'moderator' }] : [],
    )
    return [...speakers, ...rows.map(({ user_id, role }): Addressee => ({ user: user_id, side: 'member', role }))]
  },
}

const speaks = (membership: Membership): boolean => (membership.scope('applicant.message') as Scope | null) === 'all'

function groupsOf(ctx: Context, threads: readonly ThreadOf[]) {
  const ids = threads.flatMap(({ job_group_id }) => job_group_id ?? [])
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('job_groups')
    .innerJoin('pages', 'pages.id', 'job_groups.page_id')
    .innerJoin('job_group_texts', (join) =>
      join
        .onRef('job_group_texts.group_id', '=', 'job_groups.id')
        .onRef('job_group_texts.language', '=', 'job_groups.language'),
    )
    .select(['job_groups.id', 'job_group_texts.title', 'reference', 'pages.name as company'])
    .where('job_groups.id', 'in', ids)
    .execute()
}

import { sql } from 'kysely'
import { teamWith } from '#features/companies/pages/team.ts'
import { reachableJobs, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Addressee, ThreadHead, ThreadOf, ThreadSource } from '#platform/server/thread-source.ts'

/**
 * Groups of colleagues. One made by hand has the people who were taken in, as long as they work for the company; one of a job has
 * whoever reads its applicants at the moment, so that nobody need be added or taken out.
 */
export const internalThreads: ThreadSource = {
  async standing(ctx, { id, page_id, job_id }) {
    const { membership } = ctx
    if (!membership || membership.page !== page_id) return null
    if (job_id) return (await reachesJob(ctx, job_id)) ? { side: 'member', role: 'member' } : null
    const row = await ctx.db
      .selectFrom('thread_members')
      .select(['role', 'from_seq'])
      .where('thread_id', '=', id)
      .where('user_id', '=', membership.member)
      .executeTakeFirst()
    return row ? { side: 'member', role: row.role, from: row.from_seq } : null
  },
  ofPage: (membership) => sql<boolean>`case when threads.job_id is null
    then exists (select from thread_members mine where mine.thread_id = threads.id and mine.user_id = ${membership.member})
    else exists (select from jobs where jobs.id = threads.job_id and ${reachableJobs(membership, 'applicant.read')}) end`,
  called: sql<string>`coalesce((select job_texts.title from jobs join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
    where jobs.id = threads.job_id), threads.title)`,
  async heads(ctx, threads) {
    const [titles, sizes] = await Promise.all([titlesOfJobs(ctx, threads), sizesOf(ctx, threads)])
    return new Map(
      threads.map(({ id, title, job_id }) => [
        id,
        headOf(
          job_id ? (titles.get(job_id) ?? title) : title,
          job_id
            ? ctx.wording.say(ctx.language, 'chatGroups.about.hiringTeam')
            : ctx.wording.say(ctx.language, 'chatGroups.about.people', { count: sizes.get(id) ?? 0 }),
          job_id ? `/page/jobs/${job_id}/board` : null,
        ),
      ]),
    )
  },
  async audience(ctx, { id, page_id, job_id }) {
    if (!page_id) return []
    if (job_id) {
      const team = await teamOfJob(ctx, { page: page_id, job: job_id }, 'applicant.read')
      return team.map(({ user, needs }): Addressee => ({ user, needs, side: 'member', role: 'member' }))
    }
    const [team, rows] = await Promise.all([
      teamWith(ctx, page_id, 'page.read'),
      ctx.db.selectFrom('thread_members').select(['user_id', 'role']).where('thread_id', '=', id).execute(),
    ])
    const roles = new Map(rows.map(({ user_id, role }) => [user_id, role]))
    return team.flatMap(({ user, needs }): Addressee[] => {
      const role = roles.get(user)
      return role ? [{ user, needs, side: 'member', role }] : []
    })
  },
}

async function reachesJob(ctx: Context, job: string): Promise<boolean> {
  if (!ctx.membership) return false
  const row = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job)
    .where(reachableJobs(ctx.membership, 'applicant.read'))
    .executeTakeFirst()
  return row !== undefined
}

const headOf = (title: string, about: string, link: string | null): ThreadHead => ({
  ...{ title, about, link, picture: null, shape: 'group', verified: null, zone: null, status: null },
})

async function titlesOfJobs(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, string>> {
  const ids = threads.flatMap(({ job_id }) => job_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title'])
    .where('jobs.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

async function sizesOf(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, number>> {
  if (threads.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('thread_members')
    .select(['thread_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where(
      'thread_id',
      'in',
      threads.map(({ id }) => id),
    )
    .groupBy('thread_id')
    .execute()
  return new Map(rows.map(({ thread_id, count }) => [thread_id, count]))
}

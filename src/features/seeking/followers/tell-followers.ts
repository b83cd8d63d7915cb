import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'

/** A page's followers hear of it once in so many ms, of everything it opened meanwhile together. */
const rarely = 86_400_000
const pagesAtOnce = 100
const followersAtOnce = 500

type News = { page: string; company: string; slug: string; count: number; title: string }

/** Tells followers of jobs that were opened since they were last told. */
export const tellFollowers = backgroundTask('tell-followers', z.object({}), async (ctx) => {
  for (const news of await newsOf(ctx)) {
    const now = ctx.now()
    await tellAll(ctx, news, now.toISOString().slice(0, 10))
    await ctx.db.updateTable('pages').set({ followers_told_at: now }).where('id', '=', news.page).execute()
  }
})

async function newsOf({ db, now }: Context): Promise<News[]> {
  const at = now()
  const dayAgo = new Date(at.getTime() - rarely)
  const { rows } = await sql<News>`
    select p.id as page, p.name as company, p.slug, count(*)::integer as count,
      (array_agg(s.title order by s.published_at desc))[1] as title
    from pages p join job_search s on s.page_id = p.id
      and s.published_at > coalesce(p.followers_told_at, ${dayAgo}) and s.published_at <= ${at}
    where (p.followers_told_at is null or p.followers_told_at <= ${dayAgo})
      and exists (select from page_followers f where f.page_id = p.id)
    group by p.id limit ${pagesAtOnce}`.execute(db)
  return rows
}

async function tellAll(ctx: Context, { page, company, slug, count, title }: News, day: string): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const people = await ctx.db
      .selectFrom('page_followers')
      .innerJoin('users', 'users.id', 'page_followers.user_id')
      .select(['users.id as user', 'users.name', 'users.email', 'users.phone', 'users.language'])
      .where('page_id', '=', page)
      .where('users.id', '>', last)
      .where('users.state', '=', 'active')
      .orderBy('users.id')
      .limit(followersAtOnce)
      .execute()
    for (const to of people)
      await notify(ctx, {
        cause: `followed:${page}:${day}`,
        to,
        notice: 'company_opened_jobs',
        topic: 'jobs',
        facts: { company, count, job: title },
        link: `/companies/${encodeURIComponent(slug)}`,
        channels: ['bell', 'mail', 'push'],
      })
    if (people.length < followersAtOnce) return
    last = people.at(-1)?.user ?? last
  }
}

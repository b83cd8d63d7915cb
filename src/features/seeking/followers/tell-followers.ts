import { sql } from 'kysely'
import { z } from 'zod'
import { type Notice, notifyAll, type Recipient } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'

/** A page's followers hear of it once in so many ms, of everything it opened meanwhile together. */
const rarely = 86_400_000
const pagesAtOnce = 100
const followersAtOnce = 500

type News = { page: string; company: string; slug: string; count: number; title: string }

/** Tells followers of jobs that were opened since they were last told: the bell of each company, one mail of all. */
export const tellFollowers = backgroundTask('tell-followers', z.object({}), async (ctx) => {
  const now = ctx.now()
  const news = await newsOf(ctx)
  if (news.length === 0) return
  await tellAll(ctx, news, now.toISOString().slice(0, 10))
  const pages = news.map(({ page }) => page)
  await ctx.db.updateTable('pages').set({ followers_told_at: now }).where('id', 'in', pages).execute()
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

async function tellAll(ctx: Context, news: readonly News[], day: string): Promise<void> {
  const pages = news.map(({ page }) => page)
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const people = await ctx.db
      .selectFrom('users')
      .innerJoin('page_followers', 'page_followers.user_id', 'users.id')
      .select(['users.id as user', 'users.name', 'users.email', 'users.phone', 'users.language'])
      .select(sql<string[]>`array_agg(page_id)`.as('pages'))
      .where('page_id', 'in', pages)
      .where('users.id', '>', last)
      .where('users.state', '=', 'active')
      .groupBy('users.id')
      .orderBy('users.id')
      .limit(followersAtOnce)
      .execute()
    for (const { pages: followed, ...to } of people)
      await notifyAll(
        ctx,
        noticesOf(
          to,
          news.filter(({ page }) => followed.includes(page)),
          day,
        ),
      )
    if (people.length < followersAtOnce) return
    last = people.at(-1)?.user ?? last
  }
}

/** Of several companies each has its line under the bell; what leaves the site speaks of all. */
function noticesOf(to: Recipient, news: readonly News[], day: string): Notice[] {
  const isOne = news.length === 1
  const each = news.map(({ page, company, slug, count, title }): Notice => {
    const link = `/companies/${encodeURIComponent(slug)}`
    const facts = { company, count, job: title }
    const about = { cause: `followed:${page}:${day}`, to, notice: 'company_opened_jobs', topic: 'jobs' as const }
    return { ...about, facts, link, channels: isOne ? ['bell', 'mail', 'push'] : ['bell'] }
  })
  const [first] = each
  if (isOne || !first) return each
  const all: Notice = {
    ...{ cause: first.cause, to, notice: 'companies_opened_jobs', topic: 'jobs', link: '/following' },
    facts: { companies: news.length, count: news.reduce((sum, { count }) => sum + count, 0) },
    details: news.map(({ company, title, count }) =>
      [company, title, ...(count > 1 ? [`+${count - 1}`] : [])].join(' · '),
    ),
    channels: ['mail', 'push'],
  }
  return [...each, all]
}

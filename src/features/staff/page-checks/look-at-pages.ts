import { sql } from 'kysely'
import { cardOf, type PageRow, selectPages } from '#features/companies/pages/page-view.ts'
import { keepAccess } from '#features/site/staff-rights/keep-access.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { checksOf } from './check-view.ts'
import type * as contract from './contract.ts'
import { isOwn } from './decide-page.ts'

const atOnce = 50
const mostHistory = 100

/** A licence waits from when it was handed in; a page that staff have not looked at from when it came to stand so, at its making or later. */
const waitingSince = sql<Date | null>`coalesce(waiting.asked_at, case when pages.state in ('pending', 'withheld') then coalesce(
  (select max(at) from events where thing = 'page' and thing_id = pages.id and name = 'page.moved' and data->>'to' = pages.state),
  pages.created_at) end)`

const selectQueued = (db: Db) =>
  selectPages(db)
    .leftJoin('users as maker', 'maker.id', 'pages.created_by')
    .leftJoin('page_checks as waiting', (join) =>
      join
        .onRef('waiting.page_id', '=', 'pages.id')
        .on('waiting.what', '=', 'licence')
        .on('waiting.state', '=', 'waiting'),
    )
    .select(['maker.name as made_by', 'waiting.id as check'])
    .select(waitingSince.as('waiting_since'))
    .select(
      sql<number>`(select count(*) from jobs where jobs.page_id = pages.id and jobs.state = 'live')`.as('live_jobs'),
    )

type Row = PageRow & { made_by: string | null; waiting_since: Date | null; live_jobs: number }

const queuedOf = (ctx: Context, row: Row) => ({
  ...cardOf(ctx, row),
  made_at: row.created_at.toISOString(),
  made_by: row.made_by,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  live_jobs: row.live_jobs,
})

export async function listPages(
  ctx: Context,
  { queue, cursor }: Taken<typeof contract.listPages>,
): Promise<Given<typeof contract.listPages>> {
  const isWaiting = queue === 'waiting'
  const rows = await selectQueued(ctx.db)
    .$if(isWaiting, (query) =>
      query
        .where('waiting.id', 'is not', null)
        .where('pages.state', '<>', 'closed')
        .$if(cursor !== undefined, (next) => next.where('waiting.id', '>', cursor as string))
        .orderBy('waiting.id'),
    )
    .$if(!isWaiting, (query) =>
      query
        .where('pages.state', '=', queue as Exclude<typeof queue, 'waiting'>)
        .$if(cursor !== undefined, (next) => next.where('pages.id', '<', cursor as string))
        .orderBy('pages.id', 'desc'),
    )
    .limit(atOnce + 1)
    .execute()
  const last = rows.length > atOnce ? rows[atOnce - 1] : undefined
  return {
    success: true,
    data: rows.slice(0, atOnce).map((row) => queuedOf(ctx, row)),
    next_cursor: (isWaiting ? last?.check : last?.id) ?? null,
  }
}

/** A page with its team, whose addresses that shows: each of them reads that it was opened. @throws Refused not_found */
export async function lookAtPage(
  ctx: Context,
  { page }: Taken<typeof contract.lookAtPage>,
): Promise<Given<typeof contract.lookAtPage>> {
  const row = found(await selectQueued(ctx.db).where('pages.id', '=', page).executeTakeFirst())
  const [members, checks, history, own, like] = await Promise.all([
    ctx.db
      .selectFrom('page_members')
      .innerJoin('users', 'users.id', 'page_members.user_id')
      .select(['users.id', 'users.name', 'users.email', 'role'])
      .where('page_id', '=', page)
      .where('page_members.state', '=', 'active')
      .orderBy('page_members.created_at')
      .execute(),
    checksOf(ctx, page, true),
    historyOf(ctx, page),
    isOwn(ctx.db, page, row.created_by, found(ctx.me).id),
    likeOf(ctx, page),
  ])
  await keepAccess(
    ctx,
    'company',
    members.map(({ id }) => id),
  )
  const { legal_name, website, email, state_why } = row
  return {
    success: true,
    data: {
      ...queuedOf(ctx, row),
      ...{ legal_name, website, email, state_why, checks, own, history, like },
      members,
    },
  }
}

/** The company whose name the page's looks like, with what tells the two apart. */
async function likeOf(ctx: Context, page: string) {
  const like = await ctx.db
    .selectFrom('pages')
    .select(['like_page_id', 'like_because as because'])
    .where('id', '=', page)
    .executeTakeFirst()
  if (!like?.like_page_id) return null
  const other = await selectQueued(ctx.db).where('pages.id', '=', like.like_page_id).executeTakeFirst()
  return other ? { ...queuedOf(ctx, other), because: like.because } : null
}

/** What became of the page and its checks, who did it and why. */
async function historyOf(ctx: Context, page: string) {
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'events.at', 'users.name as by', 'events.name', 'data'])
    .where('thing', '=', 'page')
    .where('thing_id', '=', page)
    .where('events.name', 'in', ['page.made', 'page.moved', 'page.checked', 'page.email_verified'])
    .orderBy('events.at', 'desc')
    .limit(mostHistory)
    .execute()
  return rows.map(({ id, at, by, name, data }) => {
    const told = data as { to?: string; came?: string; why?: string; words?: string }
    const came = told.to ?? (told.came ? `licence_${told.came}` : name.slice('page.'.length))
    return { id, at: at.toISOString(), by, came, words: told.why ?? told.words ?? '' }
  })
}

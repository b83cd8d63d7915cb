import { sql } from 'kysely'
import { findThread } from '#features/talk/threads/find-thread.ts'
import type { Context } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

const mostLooked = 20

/** Somebody with whom one shares a team, or a conversation in which one may know who they are. @throws Refused not_found */
export async function demandKnown(ctx: Context, other: string): Promise<void> {
  const me = found(ctx.me).id
  const row = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', other)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!row || !((await shareTeam(ctx, me, other)) || (await shareThread(ctx, me, other))))
    throw new Refused('not_found')
}

async function shareTeam(ctx: Context, me: string, other: string): Promise<boolean> {
  const { rows } = await sql`select from page_members mine join page_members theirs using (page_id)
    where mine.user_id = ${me} and theirs.user_id = ${other} and mine.state = 'active' and theirs.state = 'active'
      and 'external_recruiter' not in (mine.role, theirs.role)
    limit 1`.execute(ctx.db)
  return rows.length > 0
}

/**
 * Conversations in which both have a place, or in which the other wrote: those that one reads now, and where nothing is veiled.
 * Applicants of one collection do not know each other, and whoever answers for the site does so as the site.
 */
async function shareThread(ctx: Context, me: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from threads where kind <> 'support' and (
      (user_id = ${other} and (other_id = ${me} or page_id = ${ctx.membership?.may('page.read') ? ctx.membership.page : null}))
      or (other_id = ${other} and user_id = ${me})
      or (user_id = ${me} and exists (select from messages where thread_id = threads.id and author_id = ${other} and not unheard))
      or exists (select from thread_members mine join thread_members theirs using (thread_id)
        where thread_id = threads.id and mine.user_id = ${me} and theirs.user_id = ${other}
          and not (mine.role = 'reader' and theirs.role = 'reader'))
    ) order by last_at desc limit ${mostLooked}`.execute(ctx.db)
  for (const { id } of rows) if (await isOpenTo(ctx, id)) return true
  return false
}

const isOpenTo = (ctx: Context, id: string): Promise<boolean> =>
  findThread(ctx, id).then(
    ({ stand }) => !stand.veil,
    (error) => {
      if (error instanceof Refused) return false
      throw error
    },
  )

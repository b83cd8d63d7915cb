import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { LinkNumbers } from './contract.ts'
import type { Channel, ShareKind } from './rules.ts'

/** Links to a thing with what came of them, the most useful first: all for the team of its page, else one's own. */
export async function linksOf(
  ctx: Context,
  kind: ShareKind,
  thing: { id: string; page: string },
): Promise<LinkNumbers[]> {
  const isTeam = ctx.membership?.page === thing.page && ctx.membership.may('applicant.count')
  if (!isTeam && !ctx.me) return []
  const rows = await ctx.db
    .selectFrom('share_links')
    // a candidate who tells a friend is not told about to the employer: the team reads names of its own only
    .leftJoin('page_members', (join) =>
      join.onRef('page_members.page_id', '=', 'share_links.page_id').onRef('page_members.user_id', '=', 'sharer_id'),
    )
    .leftJoin('users', 'users.id', 'page_members.user_id')
    .select(['code', 'channel', 'sharer_id', 'users.name', 'clicks_count', 'applies_count'])
    .where('kind', '=', kind)
    .where('thing_id', '=', thing.id)
    .$if(!isTeam, (query) => query.where('sharer_id', '=', ctx.me?.id ?? null))
    .orderBy('applies_count', 'desc')
    .orderBy('clicks_count', 'desc')
    .orderBy('code')
    .limit(200)
    .execute()
  return rows.map(({ code, channel, sharer_id, name, clicks_count, applies_count }) => ({
    code,
    channel: channel as Channel,
    sharer: name,
    own: sharer_id !== null && sharer_id === ctx.me?.id,
    clicks: clicks_count,
    applies: applies_count,
  }))
}

/** Notes how many applications came by a link; set and not added, so that telling it twice changes nothing. */
export async function setApplies(db: Db, code: string, applies: number): Promise<void> {
  await db
    .updateTable('share_links')
    .set({ applies_count: sql<number>`greatest(applies_count, ${applies})` })
    .where('code', '=', code)
    .execute()
}

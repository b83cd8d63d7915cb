import type { Context } from '#platform/server/context.ts'

/** Which links somebody made; who followed them is known to nobody. */
export const sharingHolding = { name: 'shared-links', give }

function give({ db }: Context, user: string) {
  return db
    .selectFrom('share_links')
    .select(['code', 'path', 'channel', 'clicks_count', 'applies_count', 'created_at'])
    .where('sharer_id', '=', user)
    .orderBy('created_at')
    .execute()
}

import type { Context, Tx } from '#platform/server/context.ts'

/** Which links somebody made; who followed them is known to nobody. */
export const sharingHolding = { name: 'shared-links', give, forget }

function give({ db }: Context, user: string) {
  return db
    .selectFrom('share_links')
    .select(['code', 'path', 'channel', 'clicks_count', 'applies_count', 'created_at'])
    .where('sharer_id', '=', user)
    .orderBy('created_at')
    .execute()
}

/** Links on posters and in chats go on leading somewhere; whose they were is gone. */
async function forget(_: Context, tx: Tx, user: string): Promise<string[]> {
  await tx.updateTable('share_links').set({ sharer_id: null }).where('sharer_id', '=', user).execute()
  return []
}

import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'

/** CVs somebody left with companies, and what became of them. */
export const cvDropHolding = {
  name: 'cv_drops',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('cv_drop_items')
      .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
      .innerJoin('pages', 'pages.id', 'page_id')
      .select(['cv_drops.name', 'cv_drops.email', 'cv_drops.phone', 'wish', 'note', 'cv_id', 'content', 'profile'])
      .select([
        'pages.name as company',
        'cv_drop_items.state',
        'reason',
        'words',
        'cv_drop_items.created_at',
        'seen_at',
        'answered_at',
      ])
      .where('user_id', '=', user)
      .orderBy('cv_drop_items.created_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const items = tx
      .selectFrom('cv_drop_items')
      .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
      .select(sql<string>`cv_drop_items.id::text`.as('id'))
      .where('user_id', '=', user)
    // what the bells of the teams say of them, name and all
    await tx
      .deleteFrom('notifications')
      .where(sql<string>`substring(link from '^/page/drops\\?item=(.*)$')`, 'in', items)
      .execute()
    return []
  },
}

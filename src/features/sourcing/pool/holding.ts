import type { Context, Tx } from '#platform/server/context.ts'

/** In whose pools somebody is kept, and what they were asked to look at; the team's tags and notes go with the entry. */
export const poolHolding = {
  name: 'pools',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('pool_entries')
      .innerJoin('pages', 'pages.id', 'pool_entries.page_id')
      .select(['pages.name as company', 'source', 'pool_entries.name', 'pool_entries.email', 'pool_entries.phone'])
      .select(['headline', 'tags', 'note', 'added_at'])
      .where('user_id', '=', user)
      .orderBy('added_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('pool_entries').where('user_id', '=', user).execute()
    // those of applications and CVs that were theirs, where another entry already named them
    await tx
      .deleteFrom('pool_entries')
      .where((or) =>
        or.or([
          or('application_id', 'in', tx.selectFrom('applications').select('id').where('candidate_id', '=', user)),
          or(
            'drop_item_id',
            'in',
            tx
              .selectFrom('cv_drop_items')
              .innerJoin('cv_drops', 'cv_drops.id', 'drop_id')
              .select('cv_drop_items.id')
              .where('user_id', '=', user),
          ),
        ]),
      )
      .execute()
    return []
  },
}

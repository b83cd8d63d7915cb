import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'
import { movePage } from './move-page.ts'

/** On which company pages somebody works. */
export const pageHolding = {
  name: 'company-pages',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('page_members')
      .innerJoin('pages', 'pages.id', 'page_members.page_id')
      .select(['pages.name', 'pages.slug', 'page_members.role', 'page_members.state', 'page_members.created_at'])
      .where('user_id', '=', user)
      .execute(),
  /** A page that nobody is left on is closed; invitations to the person’s address end. */
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const ofTheirs = sql<boolean>`lower(email) = (select lower(users.email) from users where users.id = ${user})`
    await eraseRows(ctx, tx, 'page_invitations', ofTheirs)
    const left = await tx.deleteFrom('page_members').where('user_id', '=', user).returning('page_id').execute()
    for (const { page_id } of left) if (await isDeserted(tx, page_id)) await movePage(ctx, tx, page_id, 'close', '')
    return []
  },
}

/** Whether a page that is not closed has nobody left who works on it. */
async function isDeserted(tx: Tx, page: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('id', '=', page)
    .where('state', '<>', 'closed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('page_members').select('user_id').where('page_id', '=', page).where('state', '=', 'active'),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

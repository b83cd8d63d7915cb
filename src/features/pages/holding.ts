import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'

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
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('job_members').where('user_id', '=', user).execute()
    await tx
      .deleteFrom('page_invitations')
      .where(sql<boolean>`lower(email) = (select lower(users.email) from users where users.id = ${user})`)
      .execute()
    const left = await tx.deleteFrom('page_members').where('user_id', '=', user).returning('page_id').execute()
    for (const { page_id } of left)
      await tx
        .updateTable('pages')
        .set({ state: 'closed' })
        .where('id', '=', page_id)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('page_members')
                .select('user_id')
                .where('page_id', '=', page_id)
                .where('state', '=', 'active'),
            ),
          ),
        )
        .execute()
    return []
  },
}

import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** Printed CVs of a person, and who took them away. */
export const cvFormattingHolding = {
  name: 'printed-cvs',
  give: async ({ db }: Context, user: string) => ({
    printed: await db
      .selectFrom('formatted_cvs')
      .select(['name', 'asked', 'created_at'])
      .where('user_id', '=', user)
      .where('page_id', 'is', null)
      .orderBy('created_at')
      .execute(),
    taken_away: await db
      .selectFrom('cv_downloads')
      .leftJoin('pages', 'pages.id', 'cv_downloads.page_id')
      .select(['cv_downloads.name', 'via', 'pages.name as page', 'at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
  }),
  /** What pages printed of the person goes too. */
  forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const printed = tx.selectFrom('formatted_cvs').select('file_id').where('user_id', '=', user)
    return eraseRows(ctx, tx, 'files', sql`thing = 'formatted-cv' and id in ${printed}`)
  },
}

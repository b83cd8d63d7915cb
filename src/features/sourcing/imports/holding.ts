import type { Context, Tx } from '#platform/server/context.ts'
import { forgetImported } from './forget-imported.ts'
import { isHeld } from './import-states.ts'

/** What companies hold of somebody whom they brought along and who has an account. */
export const importHolding = {
  name: 'imported',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('imported_candidates')
      .innerJoin('pages', 'pages.id', 'page_id')
      .select(['pages.name as company', 'imported_candidates.state', 'source', 'imported_candidates.name'])
      .select([
        'imported_candidates.email',
        'imported_candidates.phone',
        'headline',
        'content',
        'tags',
        'note',
        'purpose',
      ])
      .select(['position_ids', 'imported_candidates.country_id', 'imported_candidates.city_id', 'salary'])
      .select(['salary_currency', 'salary_period', 'notice_days', 'available_on'])
      .select(['imported_candidates.created_at', 'invited_at', 'answered_at', 'keep_until'])
      .where('imported_candidates.user_id', '=', user)
      .orderBy('imported_candidates.created_at')
      .execute(),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const rows = await tx
      .selectFrom('imported_candidates')
      .selectAll()
      .where('user_id', '=', user)
      .forUpdate()
      .execute()
    const gone: string[] = []
    for (const row of rows)
      if (isHeld(row.state)) gone.push(...(await forgetImported(ctx, tx, row, { event: 'withdraw', byPerson: true })))
    return gone
  },
}

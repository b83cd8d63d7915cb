import type { Tx } from '#platform/server/context.ts'

/** Whether somebody hides from a company. */
export async function excludes(tx: Tx, page: string, user: string | null): Promise<boolean> {
  if (!user) return false
  const row = tx.selectFrom('excluded_pages').select('page_id').where('page_id', '=', page).where('user_id', '=', user)
  return (await row.executeTakeFirst()) !== undefined
}

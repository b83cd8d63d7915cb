import type { Db } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type { AddedName } from './occupations.ts'

/** Names of occupations that admins added. */
export async function readAddedNames(db: Db): Promise<AddedName[]> {
  const rows = await db.selectFrom('occupation_names').select(['position_id', 'language', 'name']).execute()
  return rows.map((row) => ({ ...row, language: toLanguage(row.language) }))
}

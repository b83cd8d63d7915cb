import type { Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** The page, held until the transaction ends, where nobody saved it meanwhile. @throws Refused changed_meanwhile */
export async function holdVersion(tx: Tx, page: string, version: number) {
  const row = await tx
    .selectFrom('pages')
    .select(['slug', 'name', 'legal_name', 'licence_checked_at', 'state', 'version'])
    .where('id', '=', page)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
  return row
}
